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
    rate: RATES.eeg,
    low: -400,
    high: 400,
    digits: 1,
    values: eeg(place, RATES.eeg, random, eye.blinks),
  }));
  const { valid } = eye;
  const seen = { rate: RATES.gaze, table: 'gaze', valid };
  const cabin = { rate: RATES.cabin, table: 'vehicle' };
  return [
    { ...seen, column: 'gaze_x_deg', label: 'Gaze x', unit: 'deg', low: -90, high: 90, digits: 2, values: eye.x },
    { ...seen, column: 'gaze_y_deg', label: 'Gaze y', unit: 'deg', low: -90, high: 90, digits: 2, values: eye.y },
    { ...seen, column: 'pupil_mm', label: 'Pupil', unit: 'mm', low: 0, high: 10, digits: 3, values: eye.pupil },
    ...places,
    { table: 'ecg', column: 'ecg_mV', label: 'ECG', unit: 'mV', rate: RATES.ecg, low: -5, high: 5, digits: 3, values: ecg(RATES.ecg, random) },
    { table: 'eda', column: 'eda_uS', label: 'EDA', unit: 'uS', rate: RATES.slow, low: 0, high: 20, digits: 3, values: skinConductance(RATES.slow, random) },
    { table: 'eda', column: 'resp_pct', label: 'Resp chest', unit: '%', rate: RATES.slow, low: -5, high: 5, digits: 3, values: respiration(RATES.slow, random) },
    { table: 'emg', column: 'emg_ta_uV', label: 'EMG TA', unit: 'uV', rate: RATES.emg, low: -1000, high: 1000, digits: 1, values: emg(RATES.emg, random) },
    { table: 'motion', column: 'head_yaw_deg', label: 'Head yaw', unit: 'deg', rate: RATES.head, low: -90, high: 90, digits: 2, values: head(eye.x, RATES.gaze, RATES.head, random) },
    { table: 'motion', column: 'head_pitch_deg', label: 'Head pitch', unit: 'deg', rate: RATES.head, low: -90, high: 90, digits: 2, values: head(eye.y, RATES.gaze, RATES.head, random) },
    { ...cabin, column: 'speed_kmh', label: 'Speed', unit: 'km/h', low: 0, high: 250, digits: 2, values: speed(force, RATES.cabin, random) },
    { ...cabin, column: 'wheel_deg', label: 'Wheel', unit: 'deg', low: -540, high: 540, digits: 2, values: wheel(RATES.cabin, random) },
    { ...cabin, column: 'brake_N', label: 'Brake force', unit: 'N', low: 0, high: 1000, digits: 1, values: force },
  ]; // prettier-ignore
}
