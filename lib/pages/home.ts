import 'server-only';
import { HOME_ITEM_COUNT } from '../constants';
import { getLatestCases } from '../content/case';
import { getCaseResult } from '../content/case-result';
import { getItems } from '../content/item';
import { getHomeDomains } from '../content/domain';
import {
  EXPERIMENT_PARADIGMS,
  EXPERIMENT_PROCESS,
  getFeature,
  SYNCHRONISATION,
  type Feature,
} from '../content/feature';
import { getCards, getLinks } from '../content/links';
import { getHomeModules, getModuleShortNames } from '../content/module';
import { getCitations, getLatestPublications } from '../content/publication';
import { getSampling, type Sampling } from '../content/sampling';
import { getSolutionQuestions, getSolutions, type SolutionCard } from '../content/solution';
import type { Card } from '../content/types';
import { paths } from '../paths';
import type { Signal } from '../signals/traces';
import { site } from '../site';
import { signalOfModule } from './module-hours';

/** A module as the home page shows it: on the dial and as a row of samples. */
export interface HomeModule extends Card {
  /** two to four characters; the title where the content has none */
  shortName: string;
  /** null for what carries no body signal: vehicle, video, surroundings */
  signal: Signal | null;
  sampling: Sampling | null;
}

/** A solution with the question that it answers; empty where the content has none. */
export interface HomeSolution extends SolutionCard {
  question: string;
}

/** The number of the platform, with all its readings. */
export type SyncProof = typeof site.syncProof & { link: { href: string; label: string } };

/**
 * A feature that a section of the home page is named after; a content service
 * need not have it. Asked for only where the list of features names it: of what
 * is not there no answer is kept for when the service is down.
 */
async function getNamedFeature(alias: string): Promise<Feature | null> {
  const isThere = (await getLinks('feature')).some((link) => link.alias === alias);
  return isThere ? getFeature(alias) : null;
}

/** Everything the home page shows, asked for side by side. */
export async function getHome() {
  const [solutions, process, paradigms, sync, modules, totals, domains, cases, publications, customers] =
    await Promise.all([
      getHomeSolutions(),
      getNamedFeature(EXPERIMENT_PROCESS),
      getNamedFeature(EXPERIMENT_PARADIGMS),
      getNamedFeature(SYNCHRONISATION),
      getModuleRows(),
      getHomeModules(HOME_ITEM_COUNT),
      getHomeDomains(HOME_ITEM_COUNT),
      getLatestCases(),
      getLatestPublications(),
      getItems('customer'),
    ]);
  const proof = sync && {
    ...site.syncProof,
    link: { href: paths.feature(sync.alias), label: `${sync.title}怎样做到` },
  };
  const citations = await getCitations(publications.list.map(({ id }) => id));
  const lead = cases.list[0] ? await getCaseResult(cases.list[0].alias) : null;
  return {
    solutions,
    process,
    paradigms,
    proof,
    modules,
    totals,
    domains,
    cases,
    lead,
    publications,
    citations,
    customers,
  };
}

async function getHomeSolutions(): Promise<HomeSolution[]> {
  const [solutions, questions] = await Promise.all([getSolutions(), getSolutionQuestions()]);
  return solutions.map((solution) => ({ ...solution, question: questions[solution.id] ?? '' }));
}

/** All modules with what a row of samples needs. */
export async function getModuleRows(): Promise<HomeModule[]> {
  const [modules, names, sampling] = await Promise.all([getCards('module'), getModuleShortNames(), getSampling()]);
  return modules.map((module) => ({
    ...module,
    shortName: names[module.id] || module.title,
    signal: signalOfModule(module.alias),
    sampling: sampling[module.alias] ?? null,
  }));
}
