/** A process of its own: builds block the one that starts the servers. */
import { recordingService } from './recording-service';

recordingService().listen(Number(process.argv[2]), '127.0.0.1');
