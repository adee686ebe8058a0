import { ecg, eeg, emg, PLACES, respiration, skinConductance } from './body';
import { brake, head, speed, wheel } from './cabin';
import { gaze } from './gaze';
import { Random } from './random';

/** A signal as files name it. */
export interface MadeSignal {
  /** table that it is in, and the name of its column there */
  table: string;
  column: string;
  /** EDF: sixteen ASCII characters at most */
  label: string;
  unit: string;
  /** the version that it stands for, and that one's own rate */
  device: string;
  ownRate: number;
  rate: number;
  /** what the files can hold */
  low: number;
  high: number;
  /** digits behind the point in tables */
  digits: number;
  values: Float64Array;
  /** 0 where there is no value: tables leave it out */
  valid?: Float64Array;
}

const SEED = 20261020;
const RATES = { gaze: 120, eeg: 250, ecg: 250, slow: 32, emg: 500, head: 60, cabin: 100 };

/** The same recording each time. */
export function makeRecording(): MadeSignal[] {
  const random = new Random(SEED);
  const eye = gaze(RATES.gaze, random);
  const force = brake(RATES.cabin, random);
  const places = (Object.keys(PLACES) as (keyof typeof PLACES)[]).map((place) => ({
    table: 'eeg',
    column: `${place}_uV`,
    label: `EEG ${place}`,
    unit: 'uV',
    device: 'HZ-E32',
    ownRate: 1000,
    rate: RATES.eeg,
    low: -400,
    high: 400,
    digits: 1,
    values: eeg(place, RATES.eeg, random, eye.blinks),
  }));
  const { valid } = eye;
  const seen = { device: 'HZ-G2', ownRate: 120, rate: RATES.gaze, table: 'gaze', valid };
  // both hands are on the wheel: the electrodes are under the left foot
  const skin = { device: 'HZ-D3', ownRate: 256, rate: RATES.slow, table: 'eda' };
  const worn = { device: 'HZ-C17 Pro', ownRate: 240, rate: RATES.head, table: 'motion' };
  const cabin = { device: 'HZ-V3', ownRate: 100, rate: RATES.cabin, table: 'vehicle' };
  return [
    { ...seen, column: 'gaze_x_deg', label: 'Gaze x', unit: 'deg', low: -90, high: 90, digits: 2, values: eye.x },
    { ...seen, column: 'gaze_y_deg', label: 'Gaze y', unit: 'deg', low: -90, high: 90, digits: 2, values: eye.y },
    { ...seen, column: 'pupil_mm', label: 'Pupil', unit: 'mm', low: 0, high: 10, digits: 3, values: eye.pupil },
    ...places,
    { table: 'ecg', column: 'ecg_mV', label: 'ECG', unit: 'mV', device: 'HZ-W3', ownRate: 1000, rate: RATES.ecg, low: -5, high: 5, digits: 3, values: ecg(RATES.ecg, random) },
    { ...skin, column: 'eda_uS', label: 'EDA', unit: 'uS', low: 0, high: 20, digits: 3, values: skinConductance(RATES.slow, random) },
    { ...skin, column: 'resp_pct', label: 'Resp chest', unit: '%', low: -5, high: 5, digits: 3, values: respiration(RATES.slow, random) },
    { table: 'emg', column: 'emg_ta_uV', label: 'EMG TA', unit: 'uV', device: 'HZ-M8', ownRate: 2000, rate: RATES.emg, low: -1000, high: 1000, digits: 1, values: emg(RATES.emg, random) },
    { ...worn, column: 'head_yaw_deg', label: 'Head yaw', unit: 'deg', low: -90, high: 90, digits: 2, values: head(eye.x, RATES.gaze, RATES.head, random) },
    { ...worn, column: 'head_pitch_deg', label: 'Head pitch', unit: 'deg', low: -90, high: 90, digits: 2, values: head(eye.y, RATES.gaze, RATES.head, random) },
    { ...cabin, column: 'speed_kmh', label: 'Speed', unit: 'km/h', low: 0, high: 250, digits: 2, values: speed(force, RATES.cabin, random) },
    { ...cabin, column: 'wheel_deg', label: 'Wheel', unit: 'deg', low: -540, high: 540, digits: 2, values: wheel(RATES.cabin, random) },
    { ...cabin, column: 'brake_N', label: 'Brake force', unit: 'N', low: 0, high: 1000, digits: 1, values: force },
  ]; // prettier-ignore
}
