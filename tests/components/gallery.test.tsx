import { fireEvent, render, screen, within } from '@testing-library/react';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { SelectedImage, useSelectedPicture } from '../../components/product/buy-choice.tsx';
import * as css from '../../components/product/gallery.css.ts';
import { Gallery } from '../../components/product/gallery.tsx';
import { packPictures, picturesIn } from '../../lib/catalogue/tables.ts';

const zoom = { close: 'Fermer', previous: 'Précédente', next: 'Suivante', larger: 'Agrandir', smaller: 'Réduire' };
const words = {
  label: 'Photos',
  thumb: 'Vue {index} sur {total}',
  more: 'Voir plus ({count})',
  film: 'Vidéo : {name}',
  zoom,
};
const pictures = (count: number) =>
  packPictures(
    Array.from({ length: count }, (_, place) => ({
      src: `https://shop.test/${place}.webp`,
      alt: `Photo ${place}`,
      width: 800,
      height: 1000,
      service: 'shopify' as const,
    })),
  );
const alts = () => [...screen.getByRole('region').querySelectorAll('img')].map((image) => image.alt);
const thumb = (index: number, total: number) =>
  screen.getByRole('link', { name: new RegExp(`^Vue ${index} sur ${total}, Photo`) });

function still() {
  const strip = screen.getByRole('region', { name: 'Photos' });
  strip.scrollTo = vi.fn() as typeof strip.scrollTo;
  return strip;
}

test('a thumbnail shows its view, and is an anchor to it where there is no script', () => {
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(2)} first={0} />);
  const [first, second] = [thumb(1, 2), thumb(2, 2)];
  const strip = still();
  expect(first.getAttribute('aria-current')).toBe('true');
  expect(document.querySelector(`[id="${second.getAttribute('href')?.slice(1)}"] img`)?.getAttribute('alt')).toBe(
    'Photo 1',
  );
  fireEvent.click(second);
  expect(strip.scrollTo).toHaveBeenCalledTimes(1);
  expect(second.getAttribute('aria-current')).toBe('true');
  expect(first.getAttribute('aria-current')).toBeNull();
});

test('the picture of the chosen variant is the first, and fetched at once; the others when they are near', () => {
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(3)} first={1} />);
  expect(alts()).toEqual(['Photo 1', 'Photo 0', 'Photo 2']);
  expect(screen.getByAltText('Photo 1').getAttribute('fetchpriority')).toBe('high');
  expect(screen.getByAltText('Photo 0').getAttribute('loading')).toBe('lazy');
});

const waiting = () =>
  [...screen.getByRole('region').querySelectorAll('img')].map(({ className }) => className.includes(css.waiting));

test.each([
  ['scrolled', (strip: HTMLElement) => fireEvent.scroll(strip)],
  ['touched', (strip: HTMLElement) => fireEvent.pointerEnter(strip)],
  ['focused', (strip: HTMLElement) => fireEvent.focus(strip)],
])('pictures beside the first two wait until the gallery is %s', (_, used) => {
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(4)} first={0} />);
  expect(waiting()).toEqual([false, false, true, true]);
  used(screen.getByRole('region'));
  expect(waiting()).toEqual([false, false, false, false]);
});

test('a thumbnail ends the wait, also where the strip need not scroll to its picture', () => {
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(3)} first={0} />);
  still();
  fireEvent.click(thumb(3, 3));
  expect(waiting()).toEqual([false, false, false]);
});

test('a strip that was scrolled before the script waits for nothing', () => {
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(718);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(359);
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(4)} first={0} />);
  expect(waiting()).toEqual([false, false, false, false]);
  expect(thumb(3, 4).getAttribute('aria-current')).toBe('true');
});

test('one view has no thumbnails', () => {
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(1)} first={0} />);
  expect(screen.queryByRole('link', { name: /^Vue/ })).toBeNull();
});

test('of 250 pictures the page has eight, and more when they are wanted', () => {
  const html = renderToString(<Gallery name="Crème au souci" words={words} pictures={pictures(250)} first={240} />);
  // Each one in the strip, and again as a thumbnail.
  expect(html.match(/<img/g)).toHaveLength(16);
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(250)} first={240} />);
  expect(alts()[0]).toBe('Photo 240');
  fireEvent.click(screen.getByRole('button', { name: 'Voir plus (24)' }));
  expect(alts()).toHaveLength(32);
  expect(document.activeElement).toBe(thumb(9, 250));
  for (let more = 0; more < 10; more++) {
    const button = screen.queryByRole('button');
    if (button) fireEvent.click(button);
  }
  expect(alts()).toHaveLength(250);
  expect(screen.queryByRole('button')).toBeNull();
});

function Choice({ places }: { places: readonly number[] }) {
  const { select } = useSelectedPicture();
  return places.map((place) => (
    <button key={place} type="button" onClick={() => select(place)}>
      variante {place}
    </button>
  ));
}

test('choosing a variant brings its picture, however far down the list', () => {
  render(
    <SelectedImage>
      <Gallery name="Crème au souci" words={words} pictures={pictures(250)} first={0} />
      <Choice places={[200, 3, 210]} />
    </SelectedImage>,
  );
  const strip = still();
  for (const place of [200, 210]) {
    fireEvent.click(screen.getByRole('button', { name: `variante ${place}` }));
    expect(alts()).toHaveLength(9);
    expect(alts().at(-1)).toBe(`Photo ${place}`);
    expect(thumb(place + 1, 250).getAttribute('aria-current')).toBe('true');
  }
  fireEvent.click(screen.getByRole('button', { name: 'variante 3' }));
  expect(alts()).toHaveLength(8);
  expect(thumb(4, 250).getAttribute('aria-current')).toBe('true');
  expect(strip.scrollTo).toHaveBeenCalledTimes(3);
});

test('at a return to the page the gallery is where it was left, and follows the next choice', () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SelectedImage>
        <Gallery name="Crème au souci" words={words} pictures={pictures(4)} first={0} />
        <Choice places={[2, 3]} />
      </SelectedImage>
    </Activity>
  );
  const { rerender } = render(page('visible'));
  const strip = still();
  fireEvent.click(screen.getByRole('button', { name: 'variante 2' }));
  fireEvent.click(thumb(2, 4));
  expect(strip.scrollTo).toHaveBeenCalledTimes(2);
  rerender(page('hidden'));
  rerender(page('visible'));
  expect(strip.scrollTo).toHaveBeenCalledTimes(2);
  expect(thumb(2, 4).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'variante 3' }));
  expect(strip.scrollTo).toHaveBeenCalledTimes(3);
  expect(thumb(4, 4).getAttribute('aria-current')).toBe('true');
});

describe('on the whole screen', () => {
  const enlarge = () => screen.getAllByRole('link', { name: 'Agrandir' })[0] as HTMLElement;
  const dialog = () => screen.getByRole('dialog', { name: 'Photos' });
  const shownIn = () => dialog().querySelector('img')?.alt;
  const press = (name: string) => fireEvent.click(within(dialog()).getByRole('button', { name }));

  async function opened(count: number) {
    render(<Gallery name="Crème au souci" words={words} pictures={pictures(count)} first={0} />);
    const strip = still();
    fireEvent.click(enlarge());
    await vi.waitFor(() => expect(shownIn()).toBe('Photo 0'));
    return strip;
  }

  test('the link leads to the picture itself where there is no script', () => {
    render(<Gallery name="Crème au souci" words={words} pictures={pictures(2)} first={1} />);
    expect(enlarge().getAttribute('href')).toBe('https://shop.test/1.webp?width=800');
  });

  test('a press on a picture enlarges that one, also where no scroll has been told of', async () => {
    render(<Gallery name="Crème au souci" words={words} pictures={pictures(3)} first={0} />);
    still();
    fireEvent.click(screen.getByAltText('Photo 2'));
    await vi.waitFor(() => expect(shownIn()).toBe('Photo 2'));
  });

  test('buttons and arrow keys change the picture, round and round', async () => {
    await opened(3);
    press('Suivante');
    expect(shownIn()).toBe('Photo 1');
    expect(within(dialog()).getByRole('status').textContent).toBe('Vue 2 sur 3');
    fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
    fireEvent.keyDown(dialog(), { key: 'ArrowLeft' });
    expect(shownIn()).toBe('Photo 2');
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
    expect(shownIn()).toBe('Photo 0');
  });

  test.each([
    [300, 100, 'Photo 1'],
    [100, 300, 'Photo 2'],
    [300, 270, 'Photo 0'],
  ])('a finger from %i to %i shows %s', async (from, to, alt) => {
    await opened(3);
    const picture = dialog().querySelector('section button') as HTMLElement;
    fireEvent.touchStart(picture, { touches: [{ clientX: from }] });
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: to }] });
    expect(shownIn()).toBe(alt);
  });

  test('a large picture is panned, not changed, by the arrow keys, and small again on the next', async () => {
    await opened(2);
    press('Agrandir');
    expect(dialog().querySelector('section')?.tabIndex).toBe(0);
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
    expect(shownIn()).toBe('Photo 0');
    press('Suivante');
    expect(shownIn()).toBe('Photo 1');
    expect(within(dialog()).getByRole('button', { name: 'Agrandir' })).toBeTruthy();
  });

  test('closed, the gallery is at the picture that was seen last', async () => {
    const strip = await opened(3);
    press('Suivante');
    press('Fermer');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(strip.scrollTo).toHaveBeenCalledOnce();
    expect(thumb(2, 3).getAttribute('aria-current')).toBe('true');
  });

  test.each([
    ['the last one', 43, 1, 'Vue 43 sur 43', 43],
    ['one after those of the page', 60, 51, 'Vue 10 sur 60', 32],
  ])('all pictures are there: %s of %i, and the gallery follows', async (_, count, backwards, title, loaded) => {
    const strip = await opened(count);
    Object.defineProperty(strip, 'clientWidth', { value: 300 });
    for (let step = 0; step < backwards; step++) press('Précédente');
    expect(within(dialog()).getByRole('status').textContent).toBe(title);
    expect(dialog().querySelectorAll('img')).toHaveLength(1);
    press('Fermer');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const at = count - backwards;
    expect(alts()).toHaveLength(loaded);
    expect(strip.scrollTo).toHaveBeenLastCalledWith({ left: at * 300 });
    expect(thumb(at + 1, count).getAttribute('aria-current')).toBe('true');
  });

  test('a single picture has nothing to change to', async () => {
    await opened(1);
    expect(within(dialog()).queryByRole('button', { name: 'Suivante' })).toBeNull();
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
    expect(shownIn()).toBe('Photo 0');
  });
});

describe('a film', () => {
  const film = {
    url: 'https://shop.test/etui.mp4',
    mimeType: 'video/mp4',
    altText: 'L’étui, ouvert',
    poster: { url: 'https://shop.test/etui.webp', altText: '', width: 900, height: 900 },
  };
  const player = () => screen.getByLabelText<HTMLVideoElement>('L’étui, ouvert');
  const toFilm = () => screen.getByRole('link', { name: 'Vidéo : L’étui, ouvert' });

  test('comes after the pictures, with a thumbnail, and nothing of it is fetched before it is played', () => {
    render(<Gallery name="Crème au souci" words={words} pictures={pictures(2)} films={[film]} first={0} />);
    const strip = still();
    expect(player().hasAttribute('controls')).toBe(true);
    expect(player().getAttribute('preload')).toBe('none');
    expect(player().getAttribute('poster')).toBe('https://shop.test/etui.webp?width=900');
    expect(player().querySelector('source')).toMatchObject({ src: film.url, type: 'video/mp4' });
    expect(thumb(2, 2)).toBeTruthy();
    fireEvent.click(toFilm());
    expect(strip.scrollTo).toHaveBeenCalledOnce();
    expect(toFilm().getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('link', { name: 'Agrandir' })).toBeNull();
  });

  test('pauses when another view is shown', () => {
    render(<Gallery name="Crème au souci" words={words} pictures={pictures(2)} films={[film]} first={0} />);
    still();
    fireEvent.click(toFilm());
    const pause = vi.spyOn(player(), 'pause');
    fireEvent.click(thumb(1, 2));
    expect(pause).toHaveBeenCalledOnce();
  });

  test('beside a single picture it is shown by its thumbnail', () => {
    render(
      <Gallery
        name="Crème au souci"
        words={words}
        pictures={pictures(1)}
        films={[{ ...film, poster: null }]}
        first={0}
      />,
    );
    expect(toFilm().getAttribute('href')).toMatch(/^#/);
    expect(player().getAttribute('poster')).toBeNull();
  });

  test('more pictures come before it, and the focus with them', () => {
    render(<Gallery name="Crème au souci" words={words} pictures={pictures(12)} films={[film]} first={0} />);
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus (4)' }));
    expect(document.activeElement).toBe(thumb(9, 12));
  });

  test('and pictures without words of their own have the name of the product', async () => {
    const [first, second, third] = picturesIn(pictures(3));
    const unnamed = packPictures(
      [first, second, third].flatMap((each, at) => (each ? [{ ...each, alt: at === 1 ? 'Le tube' : '' }] : [])),
    );
    render(
      <Gallery name="Crème au souci" words={words} pictures={unnamed} films={[{ ...film, altText: '' }]} first={0} />,
    );
    still();
    expect(alts()).toEqual(['Crème au souci', 'Le tube', 'Crème au souci']);
    expect(screen.getByLabelText('Crème au souci').tagName).toBe('VIDEO');
    expect(screen.getByRole('link', { name: 'Vidéo : Crème au souci' })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('link', { name: 'Agrandir' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Crème au souci' })).toBeTruthy();
  });
});

test('a swipe marks its picture, in a browser that tells the end of a scroll and in one that does not', async () => {
  render(<Gallery name="Crème au souci" words={words} pictures={pictures(3)} first={0} />);
  const strip = still();
  Object.defineProperty(strip, 'clientWidth', { value: 400 });
  const swipe = (left: number, ended: boolean) => {
    Object.defineProperty(strip, 'scrollLeft', { value: left, configurable: true });
    fireEvent.scroll(strip);
    if (ended) fireEvent(strip, new Event('scrollend'));
  };
  delete (window as { onscrollend?: unknown }).onscrollend;
  swipe(800, false);
  await vi.waitFor(() => expect(thumb(3, 3).getAttribute('aria-current')).toBe('true'));
  swipe(400, true);
  await vi.waitFor(() => expect(thumb(2, 3).getAttribute('aria-current')).toBe('true'));
});
