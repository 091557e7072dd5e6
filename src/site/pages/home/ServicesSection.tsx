import { useGetServicesIntroQuery } from '#api/endpoints/home';
import { useGetServicesQuery } from '#api/endpoints/services';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Section } from '#shared/ui/layout/Section';
import { Picture } from '#shared/ui/media/Picture';
import { ServicesGrid } from '../../features/services/components/ServicesGrid';

/** The owner wants at most so many here (docs/spec/limits.md#lists). */
const SHOWN = 6;

export const ServicesSection = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths({ home: '/home' });
  const services = useGetServicesQuery({ lang, page: 1 });
  const { currentData: introductions } = useGetServicesIntroQuery({ lang });
  const introduction = introductions?.[0];
  return (
    <Section
      title={introduction?.title || t('home.servicesTitle')}
      lead={introduction?.desc}
      aside={
        introduction?.photo && (
          <Picture
            src={introduction.photo}
            alt=""
            ratio="wide"
            sizes="(min-width: 83rem) 30rem, (min-width: 48rem) 36vw, 100vw"
          />
        )
      }
      action={<ButtonLink to={paths.services()}>{t('home.allServices')}</ButtonLink>}
    >
      <ServicesGrid query={services} limit={SHOWN} hrefOf={({ id }) => paths.service(id)} />
    </Section>
  );
};
