import * as css from '@/components/reviews/reviews.css';
import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import { Button } from '@/components/ui/button';
import { Field, HiddenFields, Input } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { TextArea } from '@/components/ui/text-area';
import { closeModeration, openModeration } from '@/lib/moderation/actions';
import { DECISION_OUTCOMES, type DecisionOutcome, type LoginOutcome, TEXT_LENGTH } from '@/lib/moderation/moderator';
import { shortMomentText } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { LogEntry, Review } from '@/lib/reviews/book';
import { doubtfulIn } from '@/lib/reviews/rules';
import { DecisionForm, Decisions } from './decisions';

type Words = Awaited<ReturnType<typeof moderationWords>>;
const moderationWords = (locale: Locale) => translations(locale, 'reviews');
type CommonWords = Awaited<ReturnType<typeof translations<'common'>>>;

/** The reference of a review that is looked for; empty for none. */
type Looked = { locale: Locale; reference: string };

/**
 * For who followed a link of a mail: a browser sends no strict cookie from another site, so only the next request can tell
 * whether the session is open.
 */
export async function ModerationEntrance({ locale, reference }: Looked) {
  const t = await moderationWords(locale);
  return (
    <form className={css.form}>
      <p>{t('moderation.elsewhere')}</p>
      <HiddenFields fields={{ lang: locale, ...(reference && { review: reference }) }} />
      <Button type="submit">{t('moderation.continue')}</Button>
    </form>
  );
}

/** Asks for the operator's token. */
export async function ModerationLogin({ locale, reference, outcome }: Looked & { outcome: LoginOutcome | null }) {
  const [t, common] = await Promise.all([moderationWords(locale), translations(locale, 'common')]);
  const problem = outcome ? t(`moderation.${outcome}`) : undefined;
  return (
    <ActionForm action={openModeration} lost={common('lost')} className={css.form}>
      <Field id="token" label={t('moderation.login')} hint={t('moderation.loginHint')} error={problem}>
        {(control) => <Input {...control} name="token" type="password" autoComplete="current-password" required />}
      </Field>
      <HiddenFields fields={{ lang: locale, review: reference }} />
      <SubmitButton>{t('moderation.open')}</SubmitButton>
    </ActionForm>
  );
}

export type Moderated = {
  /** The review that was looked for by its reference. */
  asked: Review | null;
  /** Number of all reviews that wait. */
  waiting: number;
  pending: Review[];
  approved: Review[];
  refused: Review[];
  log: LogEntry[];
};

type ViewProps = Looked & {
  found: Moderated | null;
  outcome: DecisionOutcome | null;
};

/** Reviews that wait, those that were decided, and what happened. @param found null while the store does not respond */
export async function ModerationView({ locale, found, reference, outcome }: ViewProps) {
  const [t, common] = await Promise.all([moderationWords(locale), translations(locale, 'common')]);
  const words = Object.fromEntries(DECISION_OUTCOMES.map((each) => [each, t(`moderation.outcome.${each}`)]));
  return (
    <Stack gap={5}>
      <ActionForm action={closeModeration} lost={common('lost')}>
        <HiddenFields fields={{ lang: locale }} />
        <SubmitButton kind="ghost">{t('moderation.close')}</SubmitButton>
      </ActionForm>
      <Decisions outcome={outcome} words={words as Record<DecisionOutcome, string>}>
        {found ? (
          <Lists locale={locale} found={found} reference={reference} t={t} common={common} />
        ) : (
          <Notice tone="error" live>
            {t('moderation.unavailable')}
          </Notice>
        )}
      </Decisions>
    </Stack>
  );
}

type ListProps = { locale: Locale; t: Words; common: CommonWords };

type ListsProps = ListProps & { found: Moderated; reference: string };

function Lists({ found, reference, ...props }: ListsProps) {
  const { locale, t } = props;
  const { asked, waiting, pending, approved, refused, log } = found;
  const others = (reviews: readonly Review[]) => reviews.filter(({ id }) => id !== asked?.id);
  return (
    <>
      {/* The lists show the latest only, and somebody may report an old one. */}
      <form className={css.form}>
        <HiddenFields fields={{ lang: locale }} />
        <Field
          id="reference"
          label={t('moderation.find')}
          hint={t('moderation.findHint')}
          error={reference && !asked ? t('moderation.notFound') : undefined}
        >
          {(control) => <Input {...control} name="review" defaultValue={reference} maxLength={60} required />}
        </Field>
        <Button type="submit" kind="secondary">
          {t('moderation.search')}
        </Button>
      </form>
      {asked && <h2>{t('moderation.find')}</h2>}
      <ReviewList reviews={asked ? [asked] : []} {...props} />
      <h2>{t('moderation.pending', { count: waiting })}</h2>
      {waiting === 0 && <p>{t('moderation.none')}</p>}
      <ReviewList reviews={others(pending)} {...props} />
      <h2>{t('moderation.approved')}</h2>
      <ReviewList reviews={others(approved)} {...props} />
      <h2>{t('moderation.refused')}</h2>
      <ReviewList reviews={others(refused)} {...props} />
      <h2>{t('moderation.log')}</h2>
      <ul>
        {log.map(({ id, action, reviewId, createdAt }) => (
          <li key={id}>
            {t('moderation.entry', {
              at: shortMomentText(createdAt, MARKETS[locale]),
              action,
              reference: reviewId,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function ReviewList({ reviews, ...props }: ListProps & { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <div className={css.list}>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} {...props} />
      ))}
    </div>
  );
}

function ReviewCard({ locale, review, t, common }: ListProps & { review: Review }) {
  const { id, state, title, text, productName, rating, displayName, orderName, createdAt, reason } = review;
  const lang = MARKETS[review.locale as Locale].tag;
  const doubtful = state === 'pending' ? doubtfulIn(`${title}\n${text}\n${displayName}`) : [];
  return (
    <article id={`review-${id}`} className={css.moderated}>
      <h3 className={css.title} lang={lang}>
        {title}
      </h3>
      <p className={css.text} lang={lang}>
        {text}
      </p>
      <p>
        {t('moderation.facts', {
          product: productName,
          rating,
          name: displayName,
          order: orderName,
          date: shortMomentText(createdAt, MARKETS[locale]),
          market: common(`market.${review.locale as Locale}`),
        })}
      </p>
      {doubtful.length > 0 && <p>{t('moderation.doubtful', { words: doubtful.join(', ') })}</p>}
      {reason && <p className={css.text}>{reason}</p>}
      {state !== 'approved' && (
        <DecisionForm>
          <HiddenFields fields={{ lang: locale, review: id, action: 'approved' }} />
          <SubmitButton>{t('moderation.approve')}</SubmitButton>
        </DecisionForm>
      )}
      {state !== 'refused' && <TextForm locale={locale} review={review} field="reason" t={t} />}
      {state === 'approved' && <TextForm locale={locale} review={review} field="answer" t={t} />}
    </article>
  );
}

const ACTION = { reason: 'refused', answer: 'answered' } as const;
const BUTTON = { reason: 'refuse', answer: 'saveAnswer' } as const;

/** A text of the moderator with its button; what was not accepted is there again, with the reason. */
function TextForm({
  locale,
  review: { id, draft, answer },
  field,
  t,
}: {
  locale: Locale;
  review: Review;
  field: 'reason' | 'answer';
  t: Words;
}) {
  const own = draft?.field === field ? draft : null;
  const problem = own && problemOf(own.problem, own.said ?? '', t);
  return (
    <DecisionForm className={css.form}>
      <HiddenFields fields={{ lang: locale, review: id, action: ACTION[field] }} />
      <div className={css.field}>
        <Field
          id={`${field}-${id}`}
          label={t(`moderation.${field}`)}
          hint={t(`moderation.${field}Hint`)}
          error={problem ?? undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              name="text"
              rows={3}
              maxLength={TEXT_LENGTH}
              defaultValue={own?.text ?? (field === 'answer' ? (answer ?? '') : '')}
            />
          )}
        </Field>
      </div>
      <SubmitButton kind="secondary">{t(`moderation.${BUTTON[field]}`)}</SubmitButton>
    </DecisionForm>
  );
}

function problemOf(problem: string, claim: string, t: Words): string {
  if (problem === 'claim') return t('moderation.problems.claim', { said: claim });
  if (problem === 'tooLong') return t('moderation.problems.tooLong', { max: TEXT_LENGTH });
  return t('moderation.problems.reasonRequired');
}
