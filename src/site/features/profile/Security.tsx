import { useEffect, useId, useRef, useState } from 'react';
import { exportAccount } from '#api/generated/security';
import { useFetchFile } from '#api/useFetchFile';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { PasswordInput } from '#shared/ui/forms/PasswordField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { Modal } from '#shared/ui/overlays/Modal';
import { DeletionByCode, type DeletionProof, useAccountDeletion } from './DeletionByCode';
import { FormProblem } from './FormProblem';
import { PasswordForm } from './PasswordForm';
import { phoneForCodes } from './profileValues';
import styles from './Security.module.css';
import { Sessions } from './Sessions';
import { useOwnForm } from './useOwnForm';
import { usePhoneCode } from './usePhoneCode';

interface DeletionByPasswordProps {
  deleteAccount: (proof: DeletionProof) => Promise<void>;
  onDeleted: () => void;
  onForgotten: (() => void) | undefined;
}

const DeletionByPassword = ({ deleteAccount, onDeleted, onForgotten }: DeletionByPasswordProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useOwnForm({ password: '' }, async ({ password }) => {
    await deleteAccount({ body: { password } });
    onDeleted();
  });
  const isEmpty = form.values.password === '';
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(!isEmpty)}>
      <PasswordInput
        {...form.fieldOf('password')}
        ref={input}
        label={t('personal.ownPassword')}
        autoComplete="current-password"
      />
      <FormProblem problem={form.problem} />
      <SubmitButton
        block
        unfinished={{ toFillIn: isEmpty ? [t('personal.ownPassword')] : [], toCheck: [] }}
        loading={form.isSending}
        loadingLabel={t('security.deleting')}
      >
        {t('security.deleteYes')}
      </SubmitButton>
      {onForgotten && (
        <Button block variant="quiet" onClick={onForgotten}>
          {t('security.forgottenSendCode')}
        </Button>
      )}
    </form>
  );
};

interface DeletionFormProps {
  phone: string | null;
  deleteAccount: (proof: DeletionProof) => Promise<void>;
  onDeleted: () => void;
  onGivenUp: () => void;
}

const DeletionForm = ({ phone, deleteAccount, onDeleted, onGivenUp }: DeletionFormProps) => {
  const { t } = useTranslation();
  const sms = usePhoneCode();
  const [isByCode, setByCode] = useState(false);
  const askForCode = (to: string) => {
    setByCode(true);
    if (sms.resendAt === 0) void sms.sendFirstCode(to);
  };
  return (
    <div className={styles.form}>
      <p>{t('security.deleteGoes')}</p>
      <p>{t('security.deleteStays')}</p>
      {isByCode && phone !== null ? (
        <DeletionByCode
          phone={phone}
          sms={sms}
          deleteAccount={deleteAccount}
          onDeleted={onDeleted}
          onByPassword={() => setByCode(false)}
        />
      ) : (
        <DeletionByPassword
          deleteAccount={deleteAccount}
          onDeleted={onDeleted}
          onForgotten={phone === null ? undefined : () => askForCode(phone)}
        />
      )}
      <Button block onClick={onGivenUp}>
        {t('personal.no')}
      </Button>
    </div>
  );
};

/** Slow browsers start the download late, and a revoked URL would cancel it. */
const URL_LIFETIME_MS = 60_000;

/** Downloads by a script, because a link would send no access token. */
function useExport(userId: number) {
  const lang = useLanguage();
  const fetchFile = useFetchFile();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = async () => {
    setState('loading');
    const file = await fetchFile(exportAccount({ lang, userId }), new AbortController().signal);
    if (!file) return setState('failed');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'yolda.zip';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFETIME_MS);
    return setState('idle');
  };
  return { state, download };
}

const OwnData = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const { state, download } = useExport(userId);
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{t('care.dataTitle')}</h3>
      <p className={styles.lead}>{t('care.dataText')}</p>
      <div role="status">{state === 'failed' && <Notice tone="danger">{t('care.notDownloaded')}</Notice>}</div>
      <Button loading={state === 'loading'} loadingLabel={t('care.downloading')} onClick={() => void download()}>
        {t('care.download')}
      </Button>
    </div>
  );
};

interface SecurityProps {
  userId: number;
  phone: string;
  onDeleted: () => void;
}

export const Security = ({ userId, phone, onDeleted }: SecurityProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const [open, setOpen] = useState<'password' | 'deletion' | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const [listed, setListed] = useState(0);
  const phoneOfCodes = phoneForCodes(phone);
  const deleteAccount = useAccountDeletion(phoneOfCodes);
  const close = () => (isDeleted ? onDeleted() : setOpen(null));
  return (
    <section className={styles.security} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('security.title')}
      </h2>
      <Sessions key={listed} userId={userId} />
      <div role="status">{isChanged && <Notice tone="success">{t('security.passwordChanged')}</Notice>}</div>
      <OwnData userId={userId} />
      <div className={styles.actions}>
        <Button
          aria-haspopup="dialog"
          onClick={() => {
            setChanged(false);
            setOpen('password');
          }}
        >
          {t('security.changePassword')}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('deletion')}>
          {t('security.deleteAccount')}
        </Button>
      </div>
      <Modal open={open === 'password'} onClose={close} title={t('security.changePassword')}>
        <PasswordForm
          onChanged={() => {
            setOpen(null);
            setChanged(true);
            setListed(listed + 1);
          }}
        />
      </Modal>
      <Modal
        open={open === 'deletion'}
        onClose={close}
        title={isDeleted ? t('security.deletedTitle') : t('security.deleteTitle')}
      >
        {isDeleted ? (
          <div className={styles.form}>
            <p role="status">{t('security.deletedText')}</p>
            <Button variant="primary" block onClick={onDeleted}>
              {t('personal.backToHome')}
            </Button>
          </div>
        ) : (
          <DeletionForm
            phone={phoneOfCodes}
            deleteAccount={deleteAccount}
            onDeleted={() => setDeleted(true)}
            onGivenUp={close}
          />
        )}
      </Modal>
    </section>
  );
};
