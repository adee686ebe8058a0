# 读心电与事件，找R峰，比较图标亮起前后10 s的心率。只用基础包。
arguments <- commandArgs(trailingOnly = TRUE)
folder <- if (length(arguments) > 0) arguments[1] else '.'

ecg <- read.csv(file.path(folder, 'ecg.csv'))
events <- read.csv(file.path(folder, 'events.csv'))
icons <- events$time_s[events$label == 'takeover_icon']

value <- ecg$ecg_mV
middle <- 2:(length(value) - 1)
is_peak <- value[middle] > 0.6 & value[middle - 1] <= value[middle] & value[middle] > value[middle + 1]

beats <- c()
for (time in ecg$time_s[middle[is_peak]]) {
  if (length(beats) == 0 || time - tail(beats, 1) > 0.3) beats <- c(beats, time)
}

rate <- function(start, end) {
  inside <- beats[beats >= start & beats < end]
  60 * (length(inside) - 1) / (tail(inside, 1) - inside[1])
}

cat(sprintf('%d R peaks\n', length(beats)))
for (icon in icons) {
  cat(sprintf('icon %.3f s: %.1f to %.1f bpm\n', icon, rate(icon - 10, icon), rate(icon, icon + 10)))
}
