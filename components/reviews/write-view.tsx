import type { ReactNode } from 'react';
import { HeroPage } from '@/components/editorial/hero';
import { formWords } from '@/components/forms/form-words';
import { DonePanel } from '@/components/forms/panels';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Stack } from '@/components/ui/section';
import { inlineLink, muted, text } from '@/components/ui/text.css';
import { dayIn, formatDay } from '@/lib/platform/i18n/dates';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { Invitation } from '@/lib/reviews/invitations';
import { type ReviewAccess, stateOfDraft } from '@/lib/reviews/queries';
import { RATINGS } from '@/lib/reviews/rules';
import { routeAlternates } from '@/lib/seo/metadata';
import { MODERATION_DAYS, REVIEW_DAYS } from '@/lib/services/store/retention';
import { ReviewForm, type ReviewLabels } from './review-form';

const ROUTE = '/review';
const YEAR_DAYS = 365;

type FrameProps = { locale: Locale; token: string; title: string; intro: string | null; children: ReactNode };

function ReviewFrame({ locale, token, title, intro, children }: FrameProps) {
  return (
    <HeroPage
      locale={locale}
      alternates={routeAlternates(ROUTE, { t: token })}
      trail={[{ text: title, href: pathFor(locale, ROUTE) }]}
      title={title}
      intro={intro && <p>{intro}</p>}
    >
      <Stack gap={5}>{children}</Stack>
    </HeroPage>
  );
}

type Props = {
  locale: Locale;
  token: string;
  /** Null while the store or the content service does not respond. */
  access: ReviewAccess | null;
  /** Whether the review was sent just now, without JavaScript. */
  done: boolean;
};

/** Target of the link that asks for a review: the form, or what has become of the review. */
export async function WriteReviewView({ locale, token, access, done }: Props) {
  const t = await translations(locale, 'reviews');
  if (access?.status === 'open') return <FormView locale={locale} token={token} invitation={access.invitation} />;
  const orders = (
    <div>
      <ButtonLink href={pathFor(locale, '/my-account/orders')} prefetch={false} kind="secondary">
        {t('link.account')}
      </ButtonLink>
    </div>
  );
  if (access?.status === 'used') {
    const { invitation, state } = access;
    const text = t(`link.used.${state}`, { product: invitation.productName, days: MODERATION_DAYS });
    return (
      <ReviewFrame locale={locale} token={token} title={t('link.used.title')} intro={done ? null : text}>
        {done && <DonePanel title={t('form.done')} text={<p>{text}</p>} />}
        {orders}
      </ReviewFrame>
    );
  }
  const reason = access?.status ?? 'unavailable';
  return (
    <ReviewFrame locale={locale} token={token} title={t(`link.${reason}.title`)} intro={t(`link.${reason}.text`)}>
      {orders}
    </ReviewFrame>
  );
}

type FormViewProps = { locale: Locale; token: string; invitation: Invitation };

async function FormView({ locale, token, invitation }: FormViewProps) {
  const t = await translations(locale, 'reviews');
  const { productName: product, orderName: order, orderedAt, draft } = invitation;
  const { country, tag } = MARKETS[locale];
  const date = formatDay(dayIn(orderedAt, country) ?? orderedAt.toISOString(), tag);
  return (
    <ReviewFrame
      locale={locale}
      token={token}
      title={t('form.title', { product })}
      intro={t('form.intro', { date, order })}
    >
      <ReviewForm
        locale={locale}
        words={await formWords(locale, 'review')}
        labels={await labelsOf(locale)}
        link={token}
        answered={stateOfDraft(draft)}
        done={{ title: t('form.done'), text: <p>{t('form.doneText', { days: MODERATION_DAYS })}</p> }}
        note={<Note locale={locale} />}
      />
    </ReviewFrame>
  );
}

async function Note({ locale }: { locale: Locale }) {
  const t = await translations(locale, 'reviews');
  return (
    <div className={cx(text.small, muted)}>
      <p>
        {t('form.note', { years: REVIEW_DAYS / YEAR_DAYS })}{' '}
        <Link href={pathFor(locale, '/reviews')} className={inlineLink} target="_blank">
          {t('form.how')}
        </Link>
      </p>
      <p>
        {t('form.effect')}{' '}
        <Link href={pathFor(locale, '/contact')} className={inlineLink} target="_blank">
          {t('form.effectLink')}
        </Link>
      </p>
    </div>
  );
}

async function labelsOf(locale: Locale): Promise<ReviewLabels> {
  const t = await translations(locale, 'reviews');
  return {
    rating: t('form.rating'),
    ratings: RATINGS.map((rating) => ({ value: String(rating), label: t(`form.ratings.${rating}`) })),
    title: t('form.reviewTitle'),
    text: t('form.text'),
    textHint: t('form.textHint'),
    displayName: t('form.displayName'),
    displayNameHint: t('form.displayNameHint'),
    agreement: t('form.agreement'),
    submit: t('form.submit'),
  };
}
