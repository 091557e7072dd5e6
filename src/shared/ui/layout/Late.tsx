import { createElement, Suspense, use } from 'react';
import { LateContext, type LatePart } from '../../lib/late';

export const Late = ({ part }: { part: LatePart }) => <Suspense>{createElement(use(LateContext), { part })}</Suspense>;
