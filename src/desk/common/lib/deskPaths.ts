type Query = Readonly<Record<string, string | number | null | undefined>>;

const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Every address of the desk. */
export const deskPaths = {
  beginning: () => '/desk',
  inbox: (query: Query = {}) => withQuery('/desk/inbox', query),
  enquiry: (id: number, query: Query = {}) => withQuery(`/desk/inbox/${id}`, query),
  today: (query: Query = {}) => withQuery('/desk/today', query),
  day: () => '/desk/day',
  customers: (query: Query = {}) => withQuery('/desk/customers', query),
  customer: (id: number) => `/desk/customers/${id}`,
  content: () => '/desk/content',
  contentList: (kind: string, query: Query = {}) => withQuery(`/desk/content/${kind}`, query),
  contentItem: (kind: string, id: number) => `/desk/content/${kind}/${id}`,
  staff: () => '/desk/staff',
  audit: (query: Query = {}) => withQuery('/desk/audit', query),
  pictures: (query: Query = {}) => withQuery('/desk/pictures', query),
  bookings: (query: Query = {}) => withQuery('/desk/bookings', query),
  printedBookings: (query: Query = {}) => withQuery('/desk/bookings/print', query),
  visits: (query: Query = {}) => withQuery('/desk/visits', query),
  newVisit: (query: Query = {}) => withQuery('/desk/visits/new', query),
  visit: (id: number) => `/desk/visits/${id}`,
  stock: (query: Query = {}) => withQuery('/desk/stock', query),
  stockOf: (id: number) => `/desk/stock/${id}`,
  imports: () => '/desk/import',
  import: (id: number) => `/desk/import/${id}`,
  reviews: (query: Query = {}) => withQuery('/desk/reviews', query),
  notifications: () => '/desk/notifications',
  messages: (query: Query = {}) => withQuery('/desk/messages', query),
  account: () => '/desk/account',
  more: () => '/desk/more',
  signIn: (query: Query = {}) => withQuery('/desk/sign-in', query),
};
