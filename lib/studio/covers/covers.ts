/** Which drawing, with which numbers, belongs to which picture (path under media, without .webp). */
import * as bloodFlow from './drawings/blood-flow.ts';
import * as brain from './drawings/brain.ts';
import * as bus from './drawings/bus.ts';
import * as cabins from './drawings/cabins.ts';
import * as capture from './drawings/capture.ts';
import * as coding from './drawings/coding.ts';
import * as driving from './drawings/driving.ts';
import * as ecosystem from './drawings/ecosystem.ts';
import * as environment from './drawings/environment.ts';
import * as eye from './drawings/eye.ts';
import * as eyeSetup from './drawings/eye-setup.ts';
import * as fieldKit from './drawings/field-kit.ts';
import * as heart from './drawings/heart.ts';
import * as manuals from './drawings/manuals.ts';
import * as muscle from './drawings/muscle.ts';
import * as paper from './drawings/paper.ts';
import * as prototypes from './drawings/prototypes.ts';
import * as rooms from './drawings/rooms.ts';
import * as skin from './drawings/skin.ts';
import * as software from './drawings/software.ts';
import * as study from './drawings/study.ts';
import * as sync from './drawings/sync.ts';
import * as talk from './drawings/talk.ts';
import * as whitePapers from './drawings/white-papers.ts';
import * as workshop from './drawings/workshop.ts';
import { FEATURES } from './features.ts';
import { DEVICE_SCREENS } from './device-screens.ts';
import { EYES_BRAIN_AND_BODY } from './modules-of-eyes-brain-and-body.ts';
import { MOVEMENT_AND_PLACE } from './modules-of-movement-and-place.ts';
import { OWN_LABORATORY } from './own-laboratory.ts';

export const COVERS: Record<string, () => string> = {
  'training/eeg-artifact-2026': () => brain.artefacts(),
  'training/erp-design-2022': () => brain.oddball(),
  'training/fnirs-course-2028': () => bloodFlow.prefrontal(),
  'training/hrv-basics-2025': () => heart.tachogram(),
  'tech-document/hrv-recording': () => heart.sampledPeak(),
  'tech-document/eeg-cap-preparation': () => brain.impedanceMap(),
  'tech-document/fnirs-optode': () => bloodFlow.lightPath(),
  'development-type/signal-cleaning': () => heart.cleaned(),
  'training/can-recording-2024': () => bus.busAndBrakes(),
  'training/driving-metrics-2025': () => driving.lanePosition(),
  'training/eda-lab-2023': () => skin.threeSites(),
  'training/emg-normalization-2021': () => muscle.maximalContraction(),
  'training/glasses-field-2026': () => eye.carParkGaze(),
  'training/glasses-intro-2022': () => eyeSetup.fourGlasses(),
  'training/imu-field-2025': () => capture.headingDrift(),
  'training/pupil-clinic-2025': () => eye.pupilClinic(),
  'training/reading-aoi-2026': () => eyeSetup.areasOfInterest(),
  'training/s3-saccade-2024': () => eye.mainSequence(),
  'training/simulator-sickness-2021': () => driving.sickness(),
  'training/takeover-workshop-2027': () => driving.takeover(),
  'tech-document/can-decoding': () => bus.hexFrames(),
  'tech-document/eda-electrodes': () => skin.electrodeSites(),
  'tech-document/emg-placement': () => muscle.eightPlaces(),
  'tech-document/environment-logging': () => environment.environment(),
  'tech-document/glasses-calibration': () => eyeSetup.fivePoints(),
  'tech-document/imu-calibration': () => capture.tPose(),
  'tech-document/lab-network': () => sync.labNetwork(),
  'tech-document/mobile-stand': () => eyeSetup.phoneStand(),
  'tech-document/optical-volume': () => capture.opticalVolume(),
  'tech-document/screen-setup': () => eyeSetup.screenDistance(),
  'tech-document/seat-pressure': () => capture.seatMap(),
  'tech-document/simulator-scenario': () => driving.repeatableScene(),
  'tech-document/sync-acceptance': () => sync.drift(),
  'tech-document/trigger-wiring': () => sync.triggers(),
  'tech-document/vr-latency': () => sync.pendulum(),
  'training/behavior-coding-2023': () => coding.agreement(),
  'training/preregistration-2024': () => paper.preregistration(),
  'training/sample-size-2026': () => study.sampleSize(),
  'training/summer-school-2029': () => study.summerSchool(),
  'tech-document/classroom-recording': () => rooms.classroom(),
  'tech-document/cleaning-disinfection': () => fieldKit.cleaning(),
  'tech-document/coding-scheme': () => coding.onset(),
  'tech-document/data-export': () => study.folders(),
  'white-paper/behavior-coding-guide': whitePapers.codingGuide,
  'white-paper/eeg-field': whitePapers.eegInTheField,
  'white-paper/fnirs-primer': whitePapers.bloodFlowPrimer,
  'white-paper/hrv-windows': whitePapers.windowsOfHeart,
  'white-paper/lab-planning': whitePapers.labPlanning,
  'white-paper/motion-outdoors': whitePapers.motionOutdoors,
  'white-paper/pupil-workload': whitePapers.pupilAndLoad,
  'white-paper/sync-guide': whitePapers.syncGuide,
  'white-paper/takeover-methods': whitePapers.takeoverMethods,
  'white-paper/usability-metrics': whitePapers.usability,
  'white-paper/vr-validity': whitePapers.vrValidity,
  'ecosystem-category/case-header': () => ecosystem.caseHeader(),
  'ecosystem-category/case': () => ecosystem.caseResult(),
  'ecosystem-category/journal-thesis-header': () => ecosystem.journalPage(),
  'ecosystem-category/journal-thesis': () => ecosystem.paperPile(),
  'ecosystem-category/laboratory-header': () => ecosystem.captureHall(),
  'ecosystem-category/laboratory': () => rooms.laboratory(),
  'ecosystem-category/technical-document-header': () => manuals.namedParts(),
  'ecosystem-category/technical-document': () => manuals.steps(),
  'ecosystem-category/technical-service-header': () => cabins.openCabin(),
  'ecosystem-category/technical-service': () => prototypes.board(),
  'ecosystem-category/training-course-header': () => manuals.learningPair(),
  'ecosystem-category/training-course': () => manuals.noseFit(),
  'technical-service/algorithm-development': () => workshop.confusion(),
  'technical-service/algorithm-development-child-1': () => workshop.twoRaters(),
  'technical-service/algorithm-development-child-3': () => workshop.delivered(),
  'technical-service/hardware-development': () => prototypes.exploded(),
  'technical-service/hardware-development-child-1': () => prototypes.helmetGap(),
  'technical-service/hardware-development-child-2': () => prototypes.prototypes(),
  'technical-service/research-support': () => ecosystem.projectDays(),
  'technical-service/research-support-child-1': () => talk.oneQuestion(),
  'technical-service/research-support-child-2': () => rooms.fourRooms(),
  'technical-service/simulator-development': () => cabins.cabin(),
  'technical-service/simulator-development-child-1': () => cabins.cabin({ wood: true }),
  'technical-service/simulator-development-child-2': () => cabins.pedalForce(),
  'technical-service/software-development': () => software.codeAndStimulus(),
  'technical-service/software-development-child-1': () => software.trialTable(),
  'development-type/dashboards': () => software.dutyBoard(),
  'development-type/data-collection': () => fieldKit.flightCase(),
  'development-type/data-interfaces': () => fieldKit.connectors(),
  'development-type/driving-cabins': () => fieldKit.fieldOfView(),
  'development-type/experiment-software': () => software.screenDelay(),
  'development-type/report-writing': () => paper.openReport(),
  'development-type/sensor-customization': () => prototypes.wheelSensor(),
  'development-type/state-recognition': () => ecosystem.stateCurve(),
  'development-type/study-design': () => study.conditions(),
  'development-type/vr-scenes': () => software.wireHall(),
  'development-type/wearable-integration': () => prototypes.vest(),
  ...FEATURES,
  ...EYES_BRAIN_AND_BODY,
  ...MOVEMENT_AND_PLACE,
  ...DEVICE_SCREENS,
  ...OWN_LABORATORY,
};
