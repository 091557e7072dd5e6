export interface OutsideReply {
  status: number;
  /** Header names in lower case. */
  headers: Record<string, string>;
  body: string;
}

export interface TestCustomer {
  userId: number;
  /** Format `+998XXXXXXXXX`. It has no password unless one was given. */
  phone: string;
  accessToken: string;
  expiredAccessToken: string;
  /** Unexpired token of the same session in the format of earlier releases, without `iss` and `aud`. */
  earlierAccessToken: string;
  refreshToken: string;
}

/** The real server as seen from the sandbox. Plain values only, because both sides have their own classes. */
export interface OutsideServer {
  boot(): Promise<void>;
  call(method: string, url: string, headers: Record<string, string>, body?: string | Uint8Array): Promise<OutsideReply>;
  /** Creates the demo staff and enquiries once. Resolves to the password of all staff. */
  staffDesk(): Promise<string>;
  /** Creates an unpublished review of a closed visit. */
  makeReview(text: string): Promise<void>;
  /** Resolves to the path of the review link of a closed visit. */
  askForReview(): Promise<string>;
  makeCustomer(given?: { password?: string }): Promise<TestCustomer>;
}

declare global {
  var outsideServer: OutsideServer;
}
