import { act } from '@testing-library/react';
import { Activity, type ReactNode, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { TextArea } from '../../components/ui/text-area.tsx';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The server-rendered markup of a field, in which a visitor types before it is hydrated. */
async function hydrated(field: ReactNode, type: (area: HTMLTextAreaElement) => void): Promise<HTMLTextAreaElement> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(field);
  const area = box.querySelector('textarea');
  if (!area) throw new Error('no text area');
  type(area);
  await act(async () => {
    root = hydrateRoot(box, field);
  });
  return area;
}

function Controlled({ first }: { first: string }) {
  const [text, setText] = useState(first);
  return (
    <>
      <TextArea id="note" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

describe('what was typed before the script came stays', () => {
  test.each([
    ['in an empty field', '', 'Bonjour'],
    ['after what an earlier answer shows', 'Merci.', 'Merci. Et encore ceci'],
    ['in its place', 'Ein Entwurf', 'Autre chose'],
    ['which is nothing', 'Merci.', ''],
  ])('%s', async (_, first, typed) => {
    const area = await hydrated(<TextArea id="text" name="text" defaultValue={first} />, (field) => {
      field.value = typed;
    });
    expect(area.value).toBe(typed);
  });

  test('in a field whose text is state', async () => {
    const area = await hydrated(<Controlled first="Merci." />, (field) => {
      field.value = 'Merci. Sonnez';
    });
    expect(area.value).toBe('Merci. Sonnez');
    expect(area.parentElement?.querySelector('output')?.textContent).toBe('Merci. Sonnez');
  });
});

test('a field that was not touched has its default value, and a form can be reset to it', async () => {
  const area = await hydrated(<TextArea id="text" name="text" defaultValue="Merci." />, () => {});
  expect([area.value, area.defaultValue]).toEqual(['Merci.', 'Merci.']);
});

test('what was typed before the script came and removed since does not come back at a return to the page', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <TextArea id="text" name="text" defaultValue="" />
    </Activity>
  );
  const area = await hydrated(page('visible'), (field) => {
    field.value = 'Un essai';
  });
  expect(area.value).toBe('Un essai');
  area.value = '';
  for (const mode of ['hidden', 'visible'] as const) act(() => root?.render(page(mode)));
  expect(area.value).toBe('');
});
