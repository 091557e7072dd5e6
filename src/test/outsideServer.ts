export interface OutsideReply {
  status: number;
  /** Headers by lower-case name. */
  headers: Record<string, string>;
  body: string;
}

export interface TestCustomer {
  userId: number;
  /** Format `+998XXXXXXXXX`. The customer has a password only if one was passed. */
  phone: string;
  accessToken: string;
  expiredAccessToken: string;
  /** Unexpired token of the same session in the format of earlier releases, without `iss` and `aud`. */
  earlierAccessToken: string;
  refreshToken: string;
}

/** Real server, as seen from Jest's sandbox. Exchanges only plain values, because the sandbox has its own classes. */
export interface OutsideServer {
  boot(): Promise<void>;
  call(method: string, url: string, headers: Record<string, string>, body?: string | Uint8Array): Promise<OutsideReply>;
  /** Creates the demo staff and enquiries once. Resolves to the password of all demo staff. */
  staffDesk(): Promise<string>;
  makeReview(text: string): Promise<void>;
  /** Creates a closed visit. Resolves to the path of its review link. */
  createReviewLink(): Promise<string>;
  makeCustomer(options?: { password?: string }): Promise<TestCustomer>;
}

declare global {
  var outsideServer: OutsideServer;
}
