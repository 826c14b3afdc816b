'use client';
import type { Point } from '../services/geocoding/place';

/** Keys of the messages `directory.aroundMe`. */
export type PositionProblem = 'refused' | 'timeout' | 'unavailable';
export type Position = { at: Point } | { problem: PositionProblem };

const TIMEOUT_MS = 10_000;
/** A position that the browser determined within the last minutes is accurate enough. */
const MAX_AGE_MS = 300_000;

/** `GeolocationPositionError` codes: 1 refused, 2 unavailable, 3 timeout. */
const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };

/** The visitor's position. The browser asks for permission, so call this only when a button is pressed. */
export function askPosition(): Promise<Position> {
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
