import { INSURERS } from '../../lambdas/domain/insurers/registry.ts';
import { readLists } from '../regression/read-lists.ts';
import type { Caption } from './fit-captions.ts';

/**
 * All captions of the lists beside this file, one list a language: a line is what a caption announces, a tab, and the caption.
 * Insurers' names of several words are none.
 */
export function readCaptions(): Caption[] {
  // `Aetna payment` is a caption still: a name in one word is as little of one as any.
  const names = INSURERS.flatMap(({ name, aliases }) => [name, ...aliases]).filter((name) => name.includes(' '));
  const captions = readLists(import.meta.dirname).map(({ as, text }) => ({ announces: as, text }));
  return [...captions, ...names.map((text) => ({ announces: 'none', text }))];
}
