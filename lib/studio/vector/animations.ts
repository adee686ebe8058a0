import type { Animation } from './lottie';
import { dataCloud } from './animations/data-cloud';
import { eegTopography } from './animations/eeg-topography';
import { gazePath } from './animations/gaze-path';
import { heartHrv } from './animations/heart-hrv';
import { loading } from './animations/loading';
import { pupil } from './animations/pupil';
import { reportWriting } from './animations/report-writing';
import { signalTraces } from './animations/signal-traces';
import { skinConductance } from './animations/skin-conductance';
import { synchronisationSweep } from './animations/synchronisation-sweep';
import { walkingSkeleton } from './animations/walking-skeleton';
import { wheelAndRoad } from './animations/wheel-and-road';

/** Every animation of the site by its file name. */
export const ANIMATIONS: Record<string, () => Animation> = {
  'signal-traces': signalTraces,
  'gaze-path': gazePath,
  'heart-hrv': heartHrv,
  'skin-conductance': skinConductance,
  pupil,
  'synchronisation-sweep': synchronisationSweep,
  'walking-skeleton': walkingSkeleton,
  'eeg-topography': eegTopography,
  'wheel-and-road': wheelAndRoad,
  'data-cloud': dataCloud,
  'report-writing': reportWriting,
  loading,
};
