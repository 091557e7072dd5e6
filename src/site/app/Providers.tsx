import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PublicConfigContext } from '#shared/config/hooks/usePublicConfig';
import type { PublicConfig } from '#shared/config/publicConfig';
import { type HeadSink, HeadSinkContext } from '#shared/head/headSink';
import { type ChooseLanguage, ChooseLanguageContext } from '#shared/i18n/hooks/useChooseLanguage';
import { type TextSource, TextSourceContext } from '#shared/i18n/textSource';
import { type Destination, DestinationContext } from '#shared/lib/destination';
import { LateContext, type LatePart } from '#shared/lib/late';
import { type Prefetch, PrefetchContext } from '#shared/lib/prefetch';
import type { AppStore, RootState } from '#shared/store/appStore';

export interface ProvidersProps {
  store: AppStore;
  /** What the store held when the server rendered: hydration compares with it, however early the store changes. */
  serverState: RootState;
  config: PublicConfig;
  texts: TextSource;
  /** The server alone gives it. */
  headSink?: HeadSink;
  /** The browser alone gives it. */
  chooseLanguage?: ChooseLanguage;
  destination?: Destination;
  prefetch?: Prefetch;
  late: ComponentType<{ part: LatePart }>;
  children: ReactNode;
}

export const Providers = ({
  store,
  serverState,
  config,
  texts,
  headSink,
  chooseLanguage,
  destination,
  prefetch,
  late,
  children,
}: ProvidersProps) => (
  <Provider store={store} serverState={serverState}>
    <PublicConfigContext value={config}>
      <HeadSinkContext value={headSink ?? null}>
        <TextSourceContext value={texts}>
          <ChooseLanguageContext value={chooseLanguage ?? null}>
            <DestinationContext value={destination ?? null}>
              <PrefetchContext value={prefetch ?? null}>
                <LateContext value={late}>{children}</LateContext>
              </PrefetchContext>
            </DestinationContext>
          </ChooseLanguageContext>
        </TextSourceContext>
      </HeadSinkContext>
    </PublicConfigContext>
  </Provider>
);
