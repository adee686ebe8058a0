/** `npm run generate`: types for the GraphQL operations. */
import { generateTypes } from './setup.mjs';

await generateTypes();
