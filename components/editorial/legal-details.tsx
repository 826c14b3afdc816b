import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { type Heading, headingId } from '@/lib/editorial/headings';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { getSettings, type Organisation } from '@/lib/settings/queries';

type Detail = Heading & { body: ReactNode };

/** Kinds of legal pages that name the mediator (L616-1) and the producer's unique identifiers (L541-10-13). */
const KINDS: readonly (string | null | undefined)[] = ['terms_of_sale', 'legal_notice'];

/** What the settings state once for the legal pages of a kind; a part whose fields are empty is missing. */
export async function legalDetails(locale: Locale, kind: string | null | undefined): Promise<Detail[]> {
  if (!KINDS.includes(kind)) return [];
  const [t, { organisation }] = await Promise.all([translations(locale, 'pages'), getSettings(locale)]);
  const { mediator, identifiers } = organisation;
  const parts = [
    mediator && { text: t('legal.mediator'), body: <Mediator {...mediator} /> },
    identifiers.length > 0 && { text: t('legal.identifiers'), body: <Identifiers identifiers={identifiers} /> },
  ];
  return parts.flatMap((part) => (part ? [{ id: headingId(part.text), ...part }] : []));
}

function Mediator({ name, address, site }: NonNullable<Organisation['mediator']>) {
  return (
    <address>
      {name}
      {address && <>, {address}</>}
      {site && (
        <>
          {', '}
          <Link href={site.href} rel="noreferrer" className={textLink}>
            {site.text || new URL(site.href).hostname}
          </Link>
        </>
      )}
    </address>
  );
}

function Identifiers({ identifiers }: Pick<Organisation, 'identifiers'>) {
  return (
    <dl>
      {identifiers.map(({ scheme, identifier }) => (
        <div key={identifier}>
          <dt>{scheme}</dt>
          <dd>{identifier}</dd>
        </div>
      ))}
    </dl>
  );
}
