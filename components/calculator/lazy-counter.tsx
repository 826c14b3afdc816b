'use client';
import { type ComponentProps, lazy } from 'react';
import { Nearby } from '@/components/ui/nearby';

const loadCounter = () => import('./counter').then((module) => ({ default: module.Counter }));
const Counter = lazy(loadCounter);

/** Imported on demand: any page with slices could contain it, and a page without it saves 20 KB. */
export const LazyCounter = (props: ComponentProps<typeof Counter>) => (
  <Nearby load={loadCounter}>
    <Counter {...props} />
  </Nearby>
);
