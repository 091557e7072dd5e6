import { type SkipToken, skipToken } from '@reduxjs/toolkit/query/react';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import type { Localized } from '#api/client';
import { isNotFound } from '#api/problem';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { pathId } from '#shared/lib/address';
import type { QueryLike } from '#shared/ui/lists/QueryBlock';
import { NotFoundScreen } from './NotFoundScreen';

type ItemArgs = Localized<{ id: number }>;

export interface ItemEndpoint<Item> {
  useQueryState: (args: ItemArgs) => { error?: unknown };
  useQuery: (args: ItemArgs | SkipToken) => QueryLike<Item>;
}

export interface ItemScreenProps<Item> {
  id: number;
  query: QueryLike<Item>;
}

export const itemPage = <Item,>(endpoint: ItemEndpoint<Item>, Screen: ComponentType<ItemScreenProps<Item>>) => {
  const Item = ({ id }: { id: number }) => {
    const lang = useLanguage();
    const isAbsent = isNotFound(endpoint.useQueryState({ lang, id }).error);
    const query = endpoint.useQuery(isAbsent ? skipToken : { lang, id });
    return isAbsent ? <NotFoundScreen /> : <Screen id={id} query={query} />;
  };
  return () => {
    const id = pathId(useParams().id);
    return id === null ? <NotFoundScreen /> : <Item key={id} id={id} />;
  };
};
