'use client';
import { type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { FieldBox, FieldError } from '@/components/ui/field';
import { useDebouncedValue } from '@/components/ui/hooks';
import { Icon, Status, VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { MAX_PLACE, placeText, writePoint } from '@/lib/directory/selection';
import type { Place, Point } from '@/lib/services/geocoding';
import * as css from './directory.css';

const LEAST_LETTERS = 2;

/** Keys of the messages `directory.aroundMe`. */
type PositionProblem = 'refused' | 'timeout' | 'unavailable';
type Position = { at: Point } | { problem: PositionProblem };

const TIMEOUT_MS = 10_000;
/** A position that the browser determined within the last minutes is accurate enough. */
const MAX_AGE_MS = 300_000;

/** `GeolocationPositionError` codes: 1 refused, 2 unavailable, 3 timeout. */
const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };

/** The visitor's position. The browser asks for permission, so call this only when a button is pressed. */
function askPosition(): Promise<Position> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve({ problem: 'unavailable' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ at: { latitude, longitude } }),
      ({ code }) => resolve({ problem: PROBLEMS[code] ?? 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

async function ask(text: string, signal: AbortSignal): Promise<readonly Place[]> {
  const answer = await fetch(`/api/directory/places?${new URLSearchParams({ q: text })}`, { signal });
  if (!answer.ok) throw new Error(`the places answered ${answer.status}`);
  return (await answer.json()).places;
}

/** Place suggestions for the input; null while they are unknown. When the request fails the field stays a plain one. */
function usePlaces(text: string): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  const wanted = useDebouncedValue(text.trim());
  useEffect(() => {
    if (wanted.length < LEAST_LETTERS) {
      setPlaces(null);
      return;
    }
    const leaving = new AbortController();
    ask(wanted, leaving.signal).then(setPlaces, () => leaving.signal.aborted || setPlaces(null));
    return () => leaving.abort();
  }, [wanted]);
  return text.trim().length < LEAST_LETTERS ? null : places;
}

/** `found` has `{count}` in it. */
export type PlaceWords = { label: string; found: string; none: string };
type Option = Place & { text: string };
type Props = {
  words: PlaceWords;
  /** The place as typed or chosen, and its position as in the URL. */
  place: string;
  at: string | null;
  problem?: string;
};

/**
 * The place field, with suggestions. The position of the chosen suggestion is submitted with it, until the text changes:
 * without JavaScript there is no position, and the text alone is geocoded.
 */
export function PlaceField({ words, place, at: initial, problem }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const point = useRef<HTMLInputElement>(null);
  const places = usePlaces(typed);
  const options = useMemo(() => (places ?? []).map((each): Option => ({ ...each, text: placeText(each) })), [places]);

  // Synchronously and not with the next render: Enter, which submits the form, may come before it.
  const setAt = useCallback((at: string | null) => {
    if (point.current) Object.assign(point.current, { value: at ?? '', disabled: !at });
  }, []);

  useEffect(() => {
    const field = document.getElementById(id);
    // The text may have changed before the script was loaded.
    if (field instanceof HTMLInputElement && field.value === place) setAt(initial);
  }, [id, place, initial, setAt]);

  function type(text: string): void {
    setTyped(text);
    setAt(null);
  }

  return (
    <FieldBox invalid={Boolean(problem)}>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <div className={css.field}>
        <Combobox
          id={id}
          name="place"
          label={words.label}
          defaultValue={place}
          maxLength={MAX_PLACE}
          autoFocus={Boolean(problem)}
          options={options}
          onType={type}
          onChoose={(chosen) => setAt(writePoint(chosen))}
          renderOption={({ name, detail, postalCode }) => (
            <span className={css.option}>
              <span>{name}</span>
              <span className={css.detail}>{[postalCode, detail].filter(Boolean).join(', ')}</span>
            </span>
          )}
          status={
            places ? (options.length > 0 ? words.found.replace('{count}', String(options.length)) : words.none) : ''
          }
          describedBy={problem ? `${id}-error` : undefined}
          invalid={Boolean(problem)}
        />
        {places?.length === 0 && (
          <p className={css.nothing} aria-hidden="true">
            {words.none}
          </p>
        )}
      </div>
      <input ref={point} type="hidden" name="at" disabled />
    </FieldBox>
  );
}

/** Precision of the position that is sent: three decimals, a hundred metres. */
const DECIMALS = 3;

export type AroundMeWords = Record<'action' | 'why' | 'asking' | PositionProblem, string>;

/** Leads to the results around the visitor, with the other fields of its form. No permission is requested before a click. */
export function AroundMe({ action, words }: { action: string; words: AroundMeWords }) {
  const why = useId();
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<PositionProblem | null>(null);

  function press({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    if (busy || !form) return;
    setProblem(null);
    start(async () => {
      const position = await askPosition();
      if ('problem' in position) return setProblem(position.problem);
      const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      query.delete('place');
      query.set('at', writePoint(position.at, DECIMALS));
      // A full page load: analytics must not run on a page whose URL contains the visitor's position.
      location.assign(`${action}?${query}`);
    });
  }

  return (
    <div className={css.box}>
      <Button kind="secondary" size="small" busy={busy} aria-describedby={why} onClick={press}>
        <Icon name="pin" size="small" />
        {words.action}
      </Button>
      <p id={why} className={css.why}>
        {words.why}
      </p>
      <VisuallyHidden role="status">{busy ? words.asking : ''}</VisuallyHidden>
      <Status className={css.problem}>
        {problem && (
          <Notice tone="warning" size="small">
            {words[problem]}
          </Notice>
        )}
      </Status>
    </div>
  );
}
