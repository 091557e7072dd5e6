export interface OutsideReply {
  status: number;
  /** Their names are in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** The customer's session is alive. */
export interface TestCustomer {
  userId: number;
  /** `+998XXXXXXXXX`; without one given no password was made for it. */
  phone: string;
  accessToken: string;
  /** It is of the same session. */
  expiredAccessToken: string;
  /** Of the same session and not expired, but as earlier releases signed it: without `iss` and `aud`. */
  earlierAccessToken: string;
  refreshToken: string;
}

/** The real server as the sandbox sees it: plain values only, since the two sides have classes of their own. */
export interface OutsideServer {
  /** Starts it unless it runs. */
  boot(): Promise<void>;
  call(method: string, url: string, headers: Record<string, string>, body?: string | Uint8Array): Promise<OutsideReply>;
  /** Gives it the demo's staff and enquiries, once; the password of each of the staff. */
  staffDesk(): Promise<string>;
  /** A customer's review of a visit just closed, which nobody has looked at. */
  makeReview(text: string): Promise<void>;
  /** The path of the link by which the customer of a visit just closed is asked how it was. */
  askForReview(): Promise<string>;
  makeCustomer(given?: { password?: string }): Promise<TestCustomer>;
}

declare global {
  /** Set by `environment.ts`. */
  var outsideServer: OutsideServer;
}
