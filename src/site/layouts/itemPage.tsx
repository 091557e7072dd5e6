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

/** What an item page calls of an endpoint of RTK Query. */
export interface ItemEndpoint<Item> {
  useQueryState: (args: ItemArgs) => { error?: unknown };
  useQuery: (args: ItemArgs | SkipToken) => QueryLike<Item>;
}

export interface ItemScreenProps<Item> {
  id: number;
  query: QueryLike<Item>;
}

/**
 * The page of one item by the id of its address. An id that cannot be and an item that the server does not have are Page Not Found; the
 * screen sees the rest: an item that comes, has come or failed to.
 */
export const itemPage = <Item,>(endpoint: ItemEndpoint<Item>, Screen: ComponentType<ItemScreenProps<Item>>) => {
  const Item = ({ id }: { id: number }) => {
    const lang = useLanguage();
    // That there is no such item is an answer: a page that says so does not ask again.
    const isAbsent = isNotFound(endpoint.useQueryState({ lang, id }).error);
    const query = endpoint.useQuery(isAbsent ? skipToken : { lang, id });
    return isAbsent ? <NotFoundScreen /> : <Screen id={id} query={query} />;
  };
  return () => {
    const id = pathId(useParams().id);
    // Another item is another page: nothing typed or opened goes over to it.
    return id === null ? <NotFoundScreen /> : <Item key={id} id={id} />;
  };
};
