interface Asks {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Do Not Track, or Global Privacy Control. */
export const isAgainstCounting = ({ doNotTrack, globalPrivacyControl }: Asks = navigator): boolean =>
  doNotTrack === '1' || globalPrivacyControl === true;
