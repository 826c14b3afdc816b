'use client';
export { ErrorBoundary as default } from '@/components/layout/islands';
