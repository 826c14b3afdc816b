import type { Language } from '../markets.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words, folded, that say nothing of what a page is about. */
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: list(`
    a ai as au aux avec ca ce cela ces cet cette ceux chez ci comme comment dans de des donc dont du elle elles en es est et eu
    etre il ils je jusqu la le les leur leurs lorsqu lui ma mais me mes mon ne ni nos notre nous on ont ou par pas pour
    puisqu qu quand que quel quelle quelles quels qui quoi sa se ses si son sont sous sur ta te tes toi ton tu un une vos
    votre vous y`),
  nl: list(`
    aan al als bij dan dat de der des deze die dit door een en er ge had heb hebt heeft het hoe hun ik in is je jij jouw kan kun
    kunt m maar me met mij mijn naar niet nog nu of om ons onze ook op over s t te tot u uit uw van ver voor waar waarom wanneer
    was wat we welk welke wie wij word worden wordt z ze zich zij zijn zo zonder`),
};

export const isStopWord = (language: Language, word: string): boolean => STOP_WORDS[language].has(word);
