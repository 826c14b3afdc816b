'use client';
import type { Point } from '../services/geocoding/place';

/** Keys of the messages `directory.aroundMe`. */
export type PositionProblem = 'refused' | 'timeout' | 'unavailable';
export type Position = { at: Point } | { problem: PositionProblem };

const TIMEOUT_MS = 10_000;
/** A position that the browser learnt within the last minutes is good enough. */
const MAX_AGE_MS = 300_000;

/** GeolocationPositionError: 1 refused, 2 unavailable, 3 too late. */
const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'timeout' };

/** Where the visitor is, if the browser may say so: it asks, so this is for a press of a button only. */
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
