/** Whether the exclusion constraint of bookings refused a row: its bay is taken then. */
export const isOverlap = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === '23P01';
