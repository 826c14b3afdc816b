import { Icon } from '@/components/ui/icon';
import { Container, Section, SectionHead } from '@/components/ui/section';
import * as css from './sections.css';

type DownloadView = {
  href: string;
  title: string;
  /** Date, contents. */
  note?: string | null;
  /** Kind, size, language. */
  facts: string;
  language?: string;
};

type Props = { background?: string | null; title?: string | null; files: readonly DownloadView[] };

export function Downloads({ background, title, files }: Props) {
  if (files.length === 0) return null;
  return (
    <Section background={background}>
      <Container>
        {title && <SectionHead title={title} />}
        <ul className={css.list}>
          {files.map(({ href, title: name, note, facts, language }) => (
            <li key={href}>
              <a href={href} hrefLang={language} className={css.file}>
                <Icon name="document" />
                <span>
                  <span className={css.title}>{name}</span>
                  {note && <span className={css.line}>{note}</span>}
                  {facts && <span className={css.line}>{facts}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
