import { Form, Formik } from 'formik';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { object } from 'yup';
import { useInviteStaffMutation } from '#api/desk/generated/staff';
import { useBranchNamesQuery } from '#api/desk/lists';
import { NAME_MAX_LENGTH } from '#contract/rules/limits';
import type { StaffRole } from '#contract/rules/permissions';
import { phoneForWire } from '#contract/rules/phone';
import type { NewStaff, StaffInvited } from '#contract/staff';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { Field } from '#shared/ui/forms/Field';
import { filledRule, phoneRule } from '#shared/ui/forms/formRules';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSignInAgain } from '../../common/hooks/useSession';
import { SignInAgainFields } from '../../common/ui/SignInAgainFields';
import { hasBranches, RoleFields } from './RoleFields';
import styles from './StaffForm.module.css';

export interface InviteModalProps {
  open: boolean;
  onClose: () => void;
  onInvited: (invited: StaffInvited) => void;
}

interface InviteValues {
  name: string;
  /** Nine local digits or raw input (see `phoneValue`). */
  phone: string;
}

export const inviteSchema = (t: TFunction) => object({ name: filledRule(t, NAME_MAX_LENGTH), phone: phoneRule(t) });

export const newStaffOf = (
  { name, phone }: InviteValues,
  { role, branches, again }: Pick<NewStaff, 'role' | 'branches'> & { again: NewStaff['again'] | undefined },
): NewStaff => ({
  name: name.trim(),
  phone: phoneForWire(phone),
  role,
  branches: hasBranches(role) ? branches : [],
  ...(again && { again }),
});

export const InviteModal = ({ open, onClose, onInvited }: InviteModalProps) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const lang = useLanguage();
  const { data: all = [] } = useBranchNamesQuery({ lang }, { skip: !open });
  const [invite] = useInviteStaffMutation();
  const [role, setRole] = useState<StaffRole>('adviser');
  const [branches, setBranches] = useState<number[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useSignInAgain();
  const isWhole = !hasBranches(role) || branches.length > 0;
  const send = async (values: InviteValues) => {
    if (!isWhole) {
      setProblem(t('staff.chooseBranch'));
      return;
    }
    const answer = await invite({ body: newStaffOf(values, { role, branches, again: form.again }) });
    setProblem(form.take(answer.error));
    if (answer.data) onInvited(answer.data);
  };
  return (
    <Modal open={open} onClose={onClose} title={t('staff.inviteTitle')} roomy>
      <Formik initialValues={{ name: '', phone: '' }} validationSchema={inviteSchema(site)} onSubmit={send}>
        {({ isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <Field name="name" label={t('staff.name')} maxLength={NAME_MAX_LENGTH} autoComplete="off" />
            <PhoneField name="phone" label={t('staff.phone')} />
            <RoleFields role={role} branches={branches} all={all} onRole={setRole} onBranches={setBranches} />
            <p className={styles.hint}>{t('staff.again')}</p>
            <SignInAgainFields form={form} />
            <div role="alert">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
            <SubmitButton size="lg" block loading={isSubmitting} disabled={!form.isWhole}>
              {t('staff.create')}
            </SubmitButton>
          </Form>
        )}
      </Formik>
    </Modal>
  );
};
