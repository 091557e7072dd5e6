/** A phone as it is stored, `+998XXXXXXXXX`: the plus may be missing, and in a query that was not encoded it is a space. */
export const storedPhone = (phone: string) => `+${phone.replace(/\D/g, '')}`;
