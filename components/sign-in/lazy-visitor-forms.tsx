'use client';
import dynamic from 'next/dynamic';

/** Imported dynamically: the login page of a site with an identity provider needs none of them, and saves 60 KB. */
export const SignIn = dynamic(() => import('./visitor-forms').then((module) => module.SignIn));
export const Register = dynamic(() => import('./visitor-forms').then((module) => module.Register));
export const Recover = dynamic(() => import('./visitor-forms').then((module) => module.Recover));
