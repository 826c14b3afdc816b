import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/tag';
import { meta, text, textLink } from '@/components/ui/text.css';
import {
  CATEGORIES,
  CONTRACTS,
  INTERNATIONAL,
  JOB_FACETS,
  type JobFacet,
  type JobSelection,
  jobCounts,
  LOCALITIES,
  type Locality,
  localityName,
  type Offer,
  withoutFacets,
  writeJobSelection,
} from '@/lib/careers/offers';
import { offerWords } from '@/lib/careers/words';
import { formatDay } from '@/lib/platform/i18n/dates';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './job-list.css';

export async function JobRows({ locale, offers }: { locale: Locale; offers: readonly Offer[] }) {
  const [t, words] = await Promise.all([translations(locale, 'careers'), offerWords(locale)]);
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <li key={offer.href} className={css.row}>
          <div>
            <h3 className={text.h3}>
              <Link href={offer.href} className={css.title}>
                {offer.title}
              </Link>
            </h3>
            <p className={meta}>
              <span>{words.category(offer)}</span>
              <span>{words.place(offer)}</span>
              <time dateTime={offer.publishedOn}>
                {t('published', { date: formatDay(offer.publishedOn, MARKETS[locale].tag) })}
              </time>
            </p>
          </div>
          <Tag tone="line">{words.contract(offer)}</Tag>
        </li>
      ))}
    </ul>
  );
}

type Props = { locale: Locale; offers: readonly Offer[]; selection: JobSelection; action: string; label: string };
type Option = { value: string; text: string };

/** A GET form: each checkbox is a query parameter. It lists all values of the specification, also those without an offer. */
export async function JobFacets({ locale, offers, selection, action, label }: Props) {
  const t = await translations(locale, 'careers');
  const options: Record<JobFacet, Option[]> = {
    category: CATEGORIES.map((value) => ({ value, text: t(`categories.${value}`) })),
    contract: CONTRACTS.map((value) => ({ value, text: t(`contracts.${value}`) })),
    place: (Object.keys(LOCALITIES) as Locality[]).map((value) => ({ value, text: localityName(value, locale) })),
  };
  const abroad: Option = { value: INTERNATIONAL, text: t('international') };
  const given = { offers, selection };
  return (
    // No autocomplete: after a step back the browser would restore checkboxes that do not match the URL.
    <form method="get" action={action} aria-label={label} autoComplete="off">
      {JOB_FACETS.map((facet) => (
        // The key remounts the checkboxes of another selection: React does not update the state of existing ones.
        <fieldset key={facet + writeJobSelection(selection)} className={css.group}>
          <legend className={css.legend}>{t(`facet.${facet}`)}</legend>
          <Boxes {...given} facet={facet} options={options[facet]} />
          {facet === 'place' && (
            <div className={css.apart}>
              <Boxes {...given} facet="place" options={[abroad]} />
            </div>
          )}
        </fieldset>
      ))}
      {selection.sort !== 'recent' && <input type="hidden" name="sort" value={selection.sort} />}
      <div className={css.actions}>
        <Button type="submit" size="small">
          {t('apply')}
        </Button>
        {JOB_FACETS.some((facet) => selection.chosen[facet].length > 0) && (
          <Link href={action + writeJobSelection(withoutFacets(selection))} className={textLink}>
            {t('clear')}
          </Link>
        )}
      </div>
    </form>
  );
}

type BoxesProps = Pick<Props, 'offers' | 'selection'> & { facet: JobFacet; options: readonly Option[] };

/** Checkboxes, each with the number of offers that it would show. */
function Boxes({ offers, selection, facet, options }: BoxesProps) {
  const counts = jobCounts(offers, selection, facet);
  const chosen = selection.chosen[facet];
  return options.map(({ value, text }) => (
    <Checkbox
      key={value}
      name={facet}
      value={value}
      count={counts.get(value) ?? 0}
      defaultChecked={chosen.includes(value)}
    >
      {text}
    </Checkbox>
  ));
}
