import { useLocation, useNavigate, useParams } from 'react-router';
import { useReadContentQuery } from '#api/desk/generated/content';
import { isApiProblem } from '#api/problem';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ButtonLink } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { Editor } from '../../features/content/components/Editor';
import { GoneItem } from '../../features/content/components/GoneItem';
import { useContentTexts } from '../../features/content/hooks/useContentTexts';
import { isKind, isOpenedFrom, titleIn } from '../../features/content/lib/contentWords';
import { contentOf } from '../../features/content/lib/value';
import { PictureField } from '../../features/pictures/PictureField';

const ItemOfKind = ({ kind, id }: { kind: ContentKindName; id: number }) => {
  const { t, kindTexts } = useContentTexts();
  const desk = useDeskTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const query = useReadContentQuery({ kind, id });
  const isSingle = kindOf(kind).single === true;
  const from = isOpenedFrom(state)
    ? state
    : { back: isSingle ? deskPaths.content() : deskPaths.contentList(kind), ids: [] };
  const title = query.currentData && !isSingle && titleIn(query.currentData.title, language);
  const goNext = () => {
    const next = from.ids[from.ids.indexOf(id) + 1];
    if (next === undefined) void navigate(from.back);
    else void navigate(deskPaths.contentItem(kind, next), { state: from });
  };
  const isGone = isApiProblem(query.error) && query.error.status === 404;
  return (
    <Screen
      title={title || kindTexts[kind].name}
      lead={title ? kindTexts[kind].name : undefined}
      actions={
        <>
          <ButtonLink to={from.back}>{t('edit.back')}</ButtonLink>
          {kind === 'parts' && query.currentData?.published && (
            <ButtonLink to={deskPaths.stockOf(id)}>{desk('nav.stock')}</ButtonLink>
          )}
        </>
      }
    >
      {isGone ? (
        <GoneItem
          kind={kind}
          id={id}
          last={query.data && contentOf(query.data.value)}
          onBegun={(begun) => void navigate(deskPaths.contentItem(kind, begun), { replace: true, state: from })}
        />
      ) : (
        <QueryBlock query={query} placeholder={<SkeletonText lines={12} />}>
          {(item) => (
            <Editor
              kind={kind}
              item={item}
              picture={PictureField}
              onNext={goNext}
              onGone={() => void navigate(from.back, { replace: true })}
            />
          )}
        </QueryBlock>
      )}
    </Screen>
  );
};

export const Component = () => {
  const { t } = useContentTexts();
  const { kind, id = '' } = useParams();
  if (isKind(kind) && /^[1-9]\d{0,8}$/.test(id))
    return <ItemOfKind key={`${kind} ${id}`} kind={kind} id={Number(id)} />;
  return (
    <Screen title={t('edit.gone')} actions={<ButtonLink to={deskPaths.content()}>{t('counts.title')}</ButtonLink>} />
  );
};
