import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { MAX_QUERY } from '@/lib/search/selection';
import * as css from './faq-search.css';

/** A GET form: the words are in the address of the results. */
export async function FaqSearch({ locale, query = '' }: { locale: Locale; query?: string }) {
  const t = await translations(locale, 'pages');
  return (
    <search>
      <form method="get" action={pathFor(locale, '/f-a-q/search')} className={css.form}>
        <div className={css.field}>
          <Field id="faq-q" label={t('faq.searchLabel')}>
            {(control) => <Input {...control} type="search" name="q" defaultValue={query} maxLength={MAX_QUERY} />}
          </Field>
        </div>
        <Button type="submit">{t('faq.search')}</Button>
      </form>
    </search>
  );
}
