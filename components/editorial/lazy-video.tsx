'use client';
import { type ComponentProps, lazy } from 'react';

const load = () => import('./video-player');
const VideoPlayer = lazy(() => load().then((module) => ({ default: module.VideoPlayer })));
const VideoPrivacy = lazy(() => load().then((module) => ({ default: module.VideoPrivacy })));
const Film = lazy(() => load().then((module) => ({ default: module.Film })));

/** Imported on demand: any page with slices could contain a video, and few do. */
export const LazyVideoPlayer = (props: ComponentProps<typeof VideoPlayer>) => <VideoPlayer {...props} />;
export const LazyVideoPrivacy = (props: ComponentProps<typeof VideoPrivacy>) => <VideoPrivacy {...props} />;
export const LazyFilm = (props: ComponentProps<typeof Film>) => <Film {...props} />;
