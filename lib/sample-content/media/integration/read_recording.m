% 读心电与事件，找R峰，比较图标亮起前后10 s的心率。MATLAB与Octave都能跑。
folder = getenv('SAMPLE_FOLDER');
if isempty(folder), folder = '.'; end

ecg = dlmread(fullfile(folder, 'ecg.csv'), ',', 1, 0);
time = ecg(:, 1);
value = ecg(:, 2);

file = fopen(fullfile(folder, 'events.csv'));
events = textscan(file, '%f %f %s', 'Delimiter', ',', 'HeaderLines', 1);
fclose(file);
icons = events{1}(strcmp(events{3}, 'takeover_icon'));

middle = (2:numel(value) - 1)';
is_peak = value(middle) > 0.6 & value(middle - 1) <= value(middle) & value(middle) > value(middle + 1);

beats = [];
for peak = time(middle(is_peak))'
  if isempty(beats) || peak - beats(end) > 0.3
    beats(end + 1) = peak;
  end
end

fprintf('%d R peaks\n', numel(beats));
for icon = icons'
  before = beats(beats >= icon - 10 & beats < icon);
  after = beats(beats >= icon & beats < icon + 10);
  rate = @(inside) 60 * (numel(inside) - 1) / (inside(end) - inside(1));
  fprintf('icon %.3f s: %.1f to %.1f bpm\n', icon, rate(before), rate(after));
end
