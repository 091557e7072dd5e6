import { BOOKING_ID } from '#shared/config/anchors';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Section } from '#shared/ui/layout/Section';
import { AppointmentBox } from '../../features/enquiries/components/AppointmentBox';

/** The appointment form for anyone, with the service named in what is sent. */
export const BookService = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation();
  return (
    <Section
      id={BOOKING_ID}
      tone="surface"
      title={t('services.enquiryTitle', { name })}
      lead={t('forms.appointmentText')}
    >
      <AppointmentBox
        section="bookCategor_home"
        anchor={BOOKING_ID}
        draftName={`booking-service-${id}`}
        service={{ id, name }}
        message={t('services.enquiryText', { name })}
      />
    </Section>
  );
};
