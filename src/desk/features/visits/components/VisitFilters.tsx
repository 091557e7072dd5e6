import { useNavigate } from 'react-router';
import { useBranches } from '#desk/common/hooks/useBranches';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { deskPaths } from '#desk/common/lib/deskPaths';
import { SearchBox } from '#desk/common/ui/SearchBox';
import { Select } from '#desk/common/ui/Select';
import styles from './VisitFilters.module.css';

export interface VisitFiltersProps {
  params: URLSearchParams;
  /** Whose visits they are can be chosen. */
  canChooseMine: boolean;
}

/** What narrows the board: everything stands in the address. */
export const VisitFilters = ({ params, canChooseMine }: VisitFiltersProps) => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const branches = useBranches();
  const set = (name: string, value: string) =>
    void navigate(deskPaths.visits({ ...Object.fromEntries(params), [name]: value }), { replace: name === 'q' });
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchBox
          label={t('board.search')}
          placeholder={t('board.search')}
          value={params.get('q') ?? ''}
          onSearch={(text) => set('q', text)}
        />
      </div>
      {branches.length > 1 && (
        <Select
          label={t('visit.branch')}
          value={params.get('branch') ?? ''}
          options={[
            { value: '', label: t('stock.allBranches') },
            ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => set('branch', value)}
        />
      )}
      {canChooseMine && (
        <label className={styles.mine}>
          <input
            type="checkbox"
            checked={params.get('mine') === 'yes'}
            onChange={({ target }) => set('mine', target.checked ? 'yes' : '')}
          />
          <span>{t('board.onlyMine')}</span>
        </label>
      )}
    </div>
  );
};
