/** `npm start`: serves what `npm run build` has built. */
import { checkBuild } from './built-settings.mjs';
import { checkSettings } from './check-settings.mjs';
import { serve } from './setup.mjs';

await checkSettings();
checkBuild();
process.exit(await serve(process.env.PORT || '3000', process.env.HOST));
