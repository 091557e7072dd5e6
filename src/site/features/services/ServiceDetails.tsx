import type { ReactNode } from 'react';
import type { ServiceDetail } from '#contract/catalog';
import type { CarClass } from '#contract/rules/limits';
import { GUARANTEE_ANCHOR } from '#contract/rules/pages';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDuration, formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Questions } from '#shared/ui/layout/Questions';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import styles from './ServiceDetails.module.css';

const CLASS_TEXTS = {
  small: { name: 'services.classSmall', cars: 'services.classSmallCars' },
  sedan: { name: 'services.classSedan', cars: 'services.classSedanCars' },
  suv: { name: 'services.classSuv', cars: 'services.classSuvCars' },
} as const satisfies Record<CarClass, { name: string; cars: string }>;

const Facts = ({ service }: { service: ServiceDetail }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const paths = usePaths();
  const { price_from: price, duration_minutes: minutes, guarantee, category } = service;
  return (
    <dl className={styles.facts}>
      {price && (
        <div className={styles.price}>
          <dt>{t('services.price')}</dt>
          <dd>{t('common.priceFrom', { price: formatMoney(price, language) })}</dd>
        </div>
      )}
      {minutes ? (
        <div>
          <dt>{t('services.duration')}</dt>
          <dd>{formatDuration(minutes, t)}</dd>
        </div>
      ) : null}
      {guarantee && (
        <div>
          <dt>{t('services.guarantee')}</dt>
          <dd>{guarantee}</dd>
        </div>
      )}
      {category && (
        <div>
          <dt>{t('services.category')}</dt>
          <dd>
            <Link to={paths.services({ category: category.id })}>{category.name}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
};

const Guarantee = ({ slug }: { slug: string | undefined }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <p className={styles.guarantee}>
      <Icon name="check" size={20} className={styles.check} />
      <span>
        <span>{`${t('services.guaranteeNote')} `}</span>
        {slug && <Link to={`${paths.document(slug)}#${GUARANTEE_ANCHOR}`}>{t('services.guaranteeTerms')}</Link>}
      </span>
    </p>
  );
};

const ClassPrices = ({ prices }: { prices: NonNullable<ServiceDetail['class_prices']> }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <table className={styles.table}>
      <caption className={styles.title}>{t('services.classPrices')}</caption>
      <tbody>
        {prices.map(({ car_class: carClass, price_from: price }) => (
          <tr key={carClass}>
            <th scope="row">
              <span className={styles.className}>{t(CLASS_TEXTS[carClass].name)}</span>
              <span className={styles.cars}>{t(CLASS_TEXTS[carClass].cars)}</span>
            </th>
            <td>{t('common.priceFrom', { price: formatMoney(price, language) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Includes = ({ items }: { items: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('services.includes')}</h2>
      <ul className={styles.includes}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size={20} className={styles.check} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Extras = ({ extras }: { extras: NonNullable<ServiceDetail['extras']> }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t('services.extras')}</h2>
      <ul className={styles.extras}>
        {extras.map(({ name, price_from: price }) => (
          <li key={name}>
            <span>{name}</span>
            {price && (
              <span className={styles.extraPrice}>
                {t('common.priceFrom', { price: formatMoney(price, language) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('services.extrasNote')}</p>
    </section>
  );
};

export interface ServiceDetailsProps {
  service: ServiceDetail;
  children: ReactNode;
  end: ReactNode;
}

export const ServiceDetails = ({ service, children, end }: ServiceDetailsProps) => {
  const { t } = useTranslation();
  const { price_from: price, class_prices: prices = [], includes = [], extras = [], questions = [] } = service;
  return (
    <div className={styles.details}>
      <div className={styles.offer}>
        <Facts service={service} />
        {children}
        {service.guarantee && <Guarantee slug={service.guarantee_document} />}
      </div>
      {(prices.length > 0 || price) && (
        <div className={styles.prices}>
          {prices.length > 0 && <ClassPrices prices={prices} />}
          {price && <p className={styles.note}>{t('services.priceNote')}</p>}
        </div>
      )}
      <div className={styles.picture} data-page-picture="">
        <Picture
          className={styles.photo}
          src={service.photo}
          alt={service.photo_alt ?? ''}
          ratio="wide"
          sizes="(min-width: 83rem) 26rem, (min-width: 48rem) 46vw, 100vw"
          priority
        />
      </div>
      {includes.length > 0 && <Includes items={includes} />}
      {extras.length > 0 && <Extras extras={extras} />}
      {service.description && (
        <section className={styles.about}>
          <h2 className={styles.title}>{t('services.about')}</h2>
          <Paragraphs text={service.description} />
        </section>
      )}
      {questions.length > 0 && (
        <section className={styles.questions}>
          <h2 className={styles.title}>{t('services.questions')}</h2>
          <Questions entries={questions} />
        </section>
      )}
      <div className={styles.end}>{end}</div>
    </div>
  );
};

export const ServiceDetailsSkeleton = () => (
  <div className={styles.details}>
    <div className={styles.offer}>
      <div className={styles.facts}>
        <Skeleton shape="number" />
        <Skeleton shape="number" />
        <Skeleton shape="number" />
      </div>
      <Skeleton shape="box" className={styles.bookWaiting} />
    </div>
    <div className={styles.prices}>
      <Skeleton shape="title" />
      <SkeletonText lines={3} />
    </div>
    <div className={styles.picture}>
      <div className={styles.photo}>
        <Skeleton shape="picture" />
      </div>
    </div>
    <div className={styles.about}>
      <Skeleton shape="title" />
      <SkeletonText lines={5} />
    </div>
  </div>
);
