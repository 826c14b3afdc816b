import { ButtonRow } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { text as textStyle } from '@/components/ui/text.css';
import type { ContentLink } from '@/lib/prismic/links';
import * as css from './hero.css';
import { PlantLabel, type PlantLabelView } from './plant-label';

/** A word of one letter ("à juste dose") does not end a line. */
const keepTogether = (title: string) => title.replace(/(?<=^|\s)(\p{L})\s/gu, '$1\u00a0');

type Props = {
  background?: string | null;
  /** The title of the page, or of a later section. */
  heading?: 'h1' | 'h2';
  title: string;
  text?: string;
  /** The first is the one to take. */
  links: readonly ContentLink[];
  picture?: PictureSource;
  mobile?: PictureSource;
  labels: readonly PlantLabelView[];
  priority?: boolean;
};

export function Hero({ background, heading = 'h1', title, text, links, picture, mobile, labels, priority }: Props) {
  const Heading = heading;
  return (
    <Section background={background} space="none" clipped className={css.hero}>
      <Container className={css.words}>
        <Heading className={cx(textStyle.display, css.title)}>{keepTogether(title)}</Heading>
        {text && <p className={cx(textStyle.lead, css.lead)}>{text}</p>}
        {links.length > 0 && (
          <ButtonRow className={css.links}>
            {links.map((link, index) => (
              <ButtonLink key={link.href} kind={index ? 'secondary' : 'primary'} href={link.href} className={css.link}>
                {link.text}
              </ButtonLink>
            ))}
          </ButtonRow>
        )}
      </Container>
      {picture && (
        <Picture image={picture} mobile={mobile} sizes={css.pictureSizes} priority={priority} className={css.picture} />
      )}
      {labels.length > 0 && (
        <div className={css.labels}>
          {labels.map((label) => (
            <PlantLabel key={label.name} {...label} />
          ))}
        </div>
      )}
    </Section>
  );
}
