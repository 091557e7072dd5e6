import { contentSecurityPolicy } from '../platform/pages/contentSecurityPolicy';
import { frameCookies } from '../platform/pages/frameCookies';

describe('cookies for language, theme and sign-in state', () => {
  it('are read among other cookies', () => {
    expect(frameCookies('a=b; language=uz; theme=dark; signed_in=1')).toEqual({
      language: 'uz',
      theme: 'dark',
      signedIn: true,
    });
  });

  it('are ignored if their value is unknown', () => {
    for (const header of ['', 'language=de', 'theme=<script>', 'signed_in=2', 'xlanguage=uz', 'language=uzbek']) {
      expect(frameCookies(header)).toEqual({ signedIn: false });
    }
  });
});

describe('the Content-Security-Policy of a page', () => {
  const config = {
    mainApiUrl: '/api/main',
    publicApiUrl: '',
    siteUrl: 'https://yolda.example',
    mapTilesUrl: '',
    reduxDevtools: false,
  };

  it('allows no inline script and only the listed style sheets', () => {
    const policy = contentSecurityPolicy(config, ['sha256-abc']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-abc';");
    expect(policy).not.toContain('unsafe');
  });

  it('allows API and map tile origins of the settings', () => {
    const policy = contentSecurityPolicy(
      {
        ...config,
        mainApiUrl: 'https://api.example/v1',
        publicApiUrl: 'https://public.example',
        mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      },
      [],
    );
    expect(policy).toContain("connect-src 'self' https://api.example https://public.example;");
    expect(policy).toMatch(/img-src [^;]*https:\/\/tiles\.example/);
  });
});
