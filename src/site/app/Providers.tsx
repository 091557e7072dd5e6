import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type PublicConfig, PublicConfigContext } from '#shared/config/publicConfig';

import { type HeadSink, HeadSinkContext } from '#shared/head/Head';
import { type TextSource, TextSourceContext } from '#shared/i18n/createI18n';
import { type ChooseLanguage, ChooseLanguageContext } from '#shared/i18n/hooks/useLanguage';
import { type Destination, DestinationContext, type Prefetch, PrefetchContext } from '#shared/lib/navigation';
import type { AppStore, RootState } from '#shared/store/appStore';
import { LateContext, type LatePart } from '#shared/ui/layout/Late';

export interface ProvidersProps {
  store: AppStore;
  /** State from which the server rendered. Hydration uses it, even if the store has changed since. */
  serverState: RootState;
  config: PublicConfig;
  texts: TextSource;
  headSink?: HeadSink;
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
