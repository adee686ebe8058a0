/** Which drawing belongs to which picture of the product-feature pages. */
import * as analysis from './features/analysis.ts';
import * as cleaning from './features/cleaning.ts';
import * as cloud from './features/cloud.ts';
import * as cockpit from './features/cockpit.ts';
import * as doubleCoding from './features/double-coding.ts';
import * as files from './features/files.ts';
import * as interfaces from './features/interfaces.ts';
import * as measures from './features/measures.ts';
import * as paradigms from './features/paradigms.ts';
import * as planning from './features/planning.ts';
import * as process from './features/process.ts';
import * as streams from './features/streams.ts';
import * as synchronize from './features/synchronize.ts';
import * as tasks from './features/tasks.ts';
import * as team from './features/team.ts';
import * as triggers from './features/triggers.ts';

const DRAWINGS: Record<string, (at: number) => string> = {
  'synchronize-cloud-header': synchronize.twelveDevices,
  'synchronize-cloud': triggers.oneMoment,
  'synchronize-cloud-child-1': synchronize.driftReport,
  'synchronize-cloud-child-1-feature-1': synchronize.networkTime,
  'synchronize-cloud-child-1-feature-2': triggers.eightChannels,
  'synchronize-cloud-child-1-feature-3': triggers.lightAndSound,
  'synchronize-cloud-child-2-feature-1': cloud.twoDisks,
  'synchronize-cloud-child-2-feature-2': cloud.transferOrder,
  'synchronize-cloud-child-3': cloud.monitoring,
  'synchronize-cloud-child-4': cloud.retention,
  'experiment-process-header': planning.calendar,
  'experiment-process-introduction': planning.oneVisit,
  'experiment-process': cockpit.laneCue,
  'experiment-process-child-1': planning.designPlan,
  'experiment-process-child-1-introduction': planning.orderMatrix,
  'experiment-process-child-2': process.delays,
  'experiment-process-child-2-introduction': planning.pilotNotes,
  'experiment-process-child-3': cockpit.collecting,
  'experiment-process-child-3-introduction': planning.dayPlan,
  'experiment-process-child-4': cockpit.mirrorGlance,
  'experiment-process-child-4-introduction': process.allTrials,
  'experiment-process-child-5': process.pairedLines,
  'experiment-process-child-5-introduction': process.difference,
  'experiment-process-child-6': process.twelvePages,
  'data-analysis-header': analysis.layers,
  'data-analysis': analysis.numberAndSource,
  'data-analysis-child-1': cleaning.qualitySheet,
  'data-analysis-child-1-introduction': cleaning.beforeAfter,
  'data-analysis-child-1-feature-1': cleaning.components,
  'data-analysis-child-1-feature-2': cleaning.exclusion,
  'data-analysis-child-2': measures.measureList,
  'data-analysis-child-2-feature-1': measures.movingArea,
  'data-analysis-child-2-feature-2': measures.windows,
  'data-analysis-child-2-feature-3': measures.baseline,
  'data-analysis-child-3': analysis.forest,
  'data-analysis-child-4': analysis.reportPage,
  'experiment-paradigms-header': paradigms.sevenTasks,
  'experiment-paradigms-introduction': paradigms.trialEditor,
  'experiment-paradigms': paradigms.fourKeys,
  'experiment-paradigms-child-1': paradigms.visualSearch,
  'experiment-paradigms-child-2': paradigms.nBack,
  'experiment-paradigms-child-3': paradigms.stroop,
  'experiment-paradigms-child-4': tasks.dotProbe,
  'experiment-paradigms-child-5': tasks.vigilance,
  'experiment-paradigms-child-6': tasks.dualTask,
  'experiment-paradigms-child-7': tasks.tones,
  'team-collaboration-header': team.projectBoard,
  'team-collaboration-introduction': doubleCoding.wallBetween,
  'team-collaboration': team.lockedPlan,
  'team-collaboration-child-1': team.permissions,
  'team-collaboration-child-1-feature-1': doubleCoding.blindCoding,
  'team-collaboration-child-1-feature-2': team.changeLog,
  'team-collaboration-child-2': doubleCoding.disagreements,
  'team-collaboration-child-2-feature-1': doubleCoding.agreementTable,
  'team-collaboration-child-2-feature-2': doubleCoding.practice,
  'team-collaboration-child-3': team.threeSites,
  'team-collaboration-child-4': team.notes,
  'open-interfaces-header': interfaces.threeLines,
  'open-interfaces-introduction': streams.terminal,
  'open-interfaces': interfaces.plugIn,
  'open-interfaces-child-1': files.exportDialog,
  'open-interfaces-child-1-feature-1': files.longTable,
  'open-interfaces-child-1-feature-2': files.deidentified,
  'open-interfaces-child-2': streams.gazeWindow,
  'open-interfaces-child-2-feature-1': streams.subscription,
  'open-interfaces-child-2-feature-2': streams.replay,
  'open-interfaces-child-3': interfaces.nightScript,
  'open-interfaces-child-4': interfaces.triggerBox,
};

/** The feature pages read as one recording: the caret moves on from picture to picture. */
export const FEATURES: Record<string, () => string> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, draw], i, all) => [`feature/${name}`, () => draw((i + 0.5) / all.length)]),
);
