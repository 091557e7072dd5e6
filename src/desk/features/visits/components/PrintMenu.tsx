import { printVisitAddress } from '#api/desk/generated/visits';
import { stageOf } from '#contract/rules/visitStages';
import type { VISIT_PAPERS } from '#contract/rules/visits';
import type { Visit } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { FileMenu } from '#desk/common/ui/FileMenu';

type Paper = (typeof VISIT_PAPERS)[number];

/** Papers of a visit as PDF. Mechanics print only the work order, which has no prices for them. */
export const PrintMenu = ({ visit }: { visit: Visit }) => {
  const t = useDeskTexts();
  const may = useMay();
  const stage = stageOf(visit);
  const hasAct = stage === 'ready' || stage === 'closed';
  const papers: Paper[] = may('change visits')
    ? ['estimate', 'order', ...(hasAct ? (['act'] as const) : [])]
    : ['order'];
  if (stage === 'cancelled') return null;
  return (
    <FileMenu
      label={t('print.open')}
      isText
      files={papers.map((paper) => ({ href: printVisitAddress({ id: visit.id, paper }), name: t(`print.${paper}`) }))}
    >
      {t('print.open')}
    </FileMenu>
  );
};
