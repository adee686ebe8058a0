/**
 * How long an attack lasts: the short form is part of every run, `npm run attacks`
 * asks for the long one. Another seed (`ATTACK_SEED`) is another attack.
 */
const isLong = process.env.ATTACKS === 'long';

export const SEED = Number(process.env.ATTACK_SEED || 20_261_122);

export const rounds = (short: number, long: number) => (isLong ? long : short);
