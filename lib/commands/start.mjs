/** `npm start`: serves what `npm run build` has built. */
import { serve } from './setup.mjs';

process.exit(await serve(process.env.PORT || '3000', process.env.HOST));
