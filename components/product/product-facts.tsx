import type { Content } from '@prismicio/client';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import { packagingOf } from '@/lib/catalogue/statements';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { ReassuranceItem } from './reassurance';

type Props = { locale: Locale; data: Content.ProductDocument['data'] };

/** Where this product is made, and what is true of its own packaging, with the proof; nothing while the fields are empty. */
export async function ProductFacts({ locale, data }: Props) {
  const t = await translations(locale, 'catalogue');
  const packaging = packagingOf(data);
  return (
    <>
      {data.origin && <ReassuranceItem icon="leaf">{data.origin}</ReassuranceItem>}
      {packaging && (
        <ReassuranceItem icon="document">
          {packaging.claim}{' '}
          <Link href={packaging.proof.href} className={textLink}>
            {packaging.proof.text || t('packagingProof')}
          </Link>
        </ReassuranceItem>
      )}
    </>
  );
}
