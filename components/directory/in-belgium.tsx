import { Link } from '@/components/ui/link';
import { Container, Section, Stack } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { registersFor } from '@/lib/directory/belgian-registers';
import type { Category } from '@/lib/directory/types';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';

type Props = { locale: Locale; category: Category };

/** The way on for somebody who looks in Belgium, which the directory does not cover: the registers there, by profession. */
export async function InBelgium({ locale, category }: Props) {
  const t = await translations(locale, 'directory');
  return (
    <Section background="White" space="tight">
      <Container>
        <Stack gap={4}>
          <h2>{t('belgium.title')}</h2>
          <p>{t('belgium.text')}</p>
          <ul>
            {registersFor(category, MARKETS[locale].language).map(({ name, href }) => (
              <li key={name}>
                <Link href={href} rel="noreferrer" className={textLink}>
                  {t(`belgium.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}
