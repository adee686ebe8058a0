import { startInstances } from './instances';

export default startInstances;
