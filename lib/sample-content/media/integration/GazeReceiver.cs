// Unity：用LSL4Unity收注视，同时把场景里的事件发回去。
using LSL;
using UnityEngine;

public class GazeReceiver : MonoBehaviour
{
    public Transform cursor;
    private StreamInlet inlet;
    private StreamOutlet marks;
    private readonly float[] sample = new float[3]; // x_deg, y_deg, pupil_mm

    void Start()
    {
        var info = new StreamInfo("Unity", "Markers", 1, 0, channel_format_t.cf_string, "unity-marks");
        marks = new StreamOutlet(info);
        StreamInfo[] found = LSL.LSL.resolve_stream("type", "Gaze", 1, 2.0);
        if (found.Length > 0) inlet = new StreamInlet(found[0]);
    }

    void Update()
    {
        if (inlet == null) return;
        while (inlet.pull_sample(sample, 0.0) > 0) { } // 只要最新的一个
        if (float.IsNaN(sample[0])) return; // 眨眼时是NaN
        var direction = Quaternion.Euler(-sample[1], sample[0], 0) * Vector3.forward;
        cursor.localPosition = direction * 2f;
    }

    public void Mark(string label)
    {
        marks.push_sample(new[] { label });
    }
}
